import { RouterContextProvider } from 'react-router';

/** What the host hands to a render. It holds nothing about the visitor, so a page is the same for everybody. */
export class PageContext extends RouterContextProvider {
  readonly nonce: string;
  readonly apiUrl: string;
  readonly reportFailure: (error: unknown) => void;

  constructor(nonce: string, apiUrl: string, reportFailure: (error: unknown) => void) {
    super();
    this.nonce = nonce;
    this.apiUrl = apiUrl;
    this.reportFailure = reportFailure;
  }
}
