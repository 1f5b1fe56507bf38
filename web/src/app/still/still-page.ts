// All the script that a still page has; loaded last.
import { watchConnection } from './watch-connection';

watchConnection();
