import { getPublicSuffix } from 'tldts';

/**
 * The part of a host under which anyone may register a name, such as `com`, `co.uk` or `github.io`, by the Public Suffix List with its
 * private section. A top-level domain that is not on the list is a public suffix itself.
 */
export const publicSuffixOf = (host: string): string =>
  getPublicSuffix(host, { allowPrivateDomains: true, validateHostname: false }) ?? host;
