import { RouterContextProvider } from 'react-router';

/** What the host hands to a render. It holds nothing about the visitor, so a page is the same for everybody. */
export class PageContext extends RouterContextProvider {
  readonly nonce: string;
  readonly reportFailure: (error: unknown) => void;

  constructor(nonce: string, reportFailure: (error: unknown) => void) {
    super();
    this.nonce = nonce;
    this.reportFailure = reportFailure;
  }
}
