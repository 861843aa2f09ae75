// Sends forms with files. XMLHttpRequest is used because fetch does not report upload progress.
export type UploadProgress = { readonly loaded: number; readonly total: number };

type FormRequest = {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly onProgress?: ((sent: UploadProgress) => void) | undefined;
};

/** Sends the form. Like fetch, it rejects if no answer came. */
export function sendForm({ method, address, headers, form, onProgress }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress) request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => reject(new TypeError('no answer')));
    request.send(form);
  });
}
