// The package brings no types.
declare module 's3rver' {
  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  };
  // biome-ignore lint/style/noDefaultExport: it is theirs.
  export default class S3rver {
    constructor(options: Options);
    httpServer: import('node:http').Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
