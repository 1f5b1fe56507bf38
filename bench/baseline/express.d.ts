// What the common way uses of Express, which brings no types of its own.
declare module 'express' {
  import type { IncomingHttpHeaders, Server } from 'node:http';

  type Request = {
    params: Record<string, string>;
    /** Repeated words would be lists; nobody repeats one here. */
    query: Record<string, string>;
    headers: IncomingHttpHeaders;
  };
  type Response = {
    status: (code: number) => Response;
    type: (name: string) => Response;
    json: (body: unknown) => Response;
    send: (body: string) => Response;
  };
  type Application = {
    get: (path: string, handler: (request: Request, response: Response) => Promise<unknown>) => void;
    listen: (port: number, host: string) => Server;
  };

  function express(): Application;
  export = express;
}
