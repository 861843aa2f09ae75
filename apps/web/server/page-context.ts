import { RouterContextProvider } from 'react-router';

type Given = {
  nonce: string;
  apiUrl: string;
  reportFailure: (error: unknown) => void;
  traceparent?: string | undefined;
};

/** What the host hands to a render. It holds nothing about the visitor, so a page is the same for everybody. */
export class PageContext extends RouterContextProvider {
  readonly nonce: string;
  readonly apiUrl: string;
  readonly reportFailure: (error: unknown) => void;
  /** The trace of the visit that made us render. It goes on with the calls to the api and into no page. */
  readonly traceparent: string | undefined;

  constructor(given: Given) {
    super();
    this.nonce = given.nonce;
    this.apiUrl = given.apiUrl;
    this.reportFailure = given.reportFailure;
    this.traceparent = given.traceparent;
  }
}
