// All the script that a still page has; loaded last.
import { recheckHours } from './recheck-hours';
import { watchConnection } from './watch-connection';

watchConnection();
recheckHours();
