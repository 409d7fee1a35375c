import { generateKeyPairSync, sign } from 'node:crypto';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const bytes = (tag: number, ...values: number[]) => der(tag, Buffer.from(values));
const oid = (...values: number[]) => bytes(0x06, ...values);
const text = (tag: number, value: string) => der(tag, Buffer.from(value, 'latin1'));

const pem = (certificate: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

/** A self-signed certificate for a host name, valid until 2049, with its key; both as PEM. */
export const certificateFor = (host: string): { cert: string; key: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), text(0x0c, host))));
  const extensions = sequence(
    sequence(oid(0x55, 0x1d, 0x13), bytes(0x01, 0xff), der(0x04, sequence(bytes(0x01, 0xff)))),
    sequence(oid(0x55, 0x1d, 0x11), der(0x04, sequence(text(0x82, host)))),
  );
  const body = sequence(
    der(0xa0, bytes(0x02, 2)),
    bytes(0x02, 1),
    ecdsaWithSha256,
    name,
    sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return { cert: pem(sequence(body, ecdsaWithSha256, signature)), key: privateKey.export({ type: 'pkcs8', format: 'pem' }) };
};
