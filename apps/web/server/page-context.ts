import { RouterContextProvider } from 'react-router';

/** The contacts of the support team that are configured. */
export type Support = { phone?: string | undefined; email?: string | undefined };

type Values = {
  nonce: string;
  apiUrl: string;
  support: Support;
  reportFailure: (error: unknown) => void;
  traceparent?: string | undefined;
};

/** The values that the host passes to a render. They contain nothing about the visitor, so a page is the same for everyone. */
export class PageContext extends RouterContextProvider {
  readonly nonce: string;
  readonly apiUrl: string;
  readonly support: Support;
  readonly reportFailure: (error: unknown) => void;
  /** The trace of the request that caused the render. It continues in the calls to the api and appears in no page. */
  readonly traceparent: string | undefined;

  constructor(values: Values) {
    super();
    this.nonce = values.nonce;
    this.apiUrl = values.apiUrl;
    this.support = values.support;
    this.reportFailure = values.reportFailure;
    this.traceparent = values.traceparent;
  }
}
