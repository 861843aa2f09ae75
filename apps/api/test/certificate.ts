// Creates a certificate for tests, which signs itself.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Certificate = { certificate: string; key: string };

/** Creates a certificate for localhost in the folder and returns the paths of its files. */
export async function createCertificate(folder: string): Promise<Certificate> {
  const files = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') };
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await promisify(execFile)('openssl', ['req', ...kind, ...names, '-keyout', files.key, '-out', files.certificate]);
  return files;
}
