// What our own server hands to a page while it renders. Set once per request by the page handler.
import type { Endpoint, Returned, Sent } from '@evenlight/contract/endpoint';
import { createContext } from 'react-router';
import type { MapTiles } from './map-tiles';

export type PageContext = {
  nonce: string;
  origin: string;
  /** False in production, which has neither the gallery nor the local mailbox. */
  isDevelopment: boolean;
  /** Mail stays on this machine, and can be read at /dev/mailbox. */
  hasLocalMailbox: boolean;
  /** A tile service for street maps, where the operator has one. */
  mapTiles: MapTiles | null;
  /** Writes a failure into the server's log, beside the request it belongs to. */
  report: (error: unknown) => void;
  /** Calls the API as the person who asked for the page, without leaving the process. */
  api: <E extends Endpoint>(endpoint: E, sent: Sent<E>) => Promise<Returned<E>>;
};

export const pageContext = createContext<PageContext>();
