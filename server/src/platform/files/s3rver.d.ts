// s3rver, the S3 server of our tests, comes without types. These are the parts we use.
declare module 's3rver' {
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      /** With both it speaks TLS. */
      cert?: Buffer;
      key?: Buffer;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
