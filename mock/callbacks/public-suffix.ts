import { getPublicSuffix } from 'tldts';

/**
 * The part of a host under which anybody may register a name, such as `com`, `co.uk` or `github.io`: what the Public Suffix List says,
 * its private section included. A top-level domain that the list does not know is a public suffix itself.
 */
export const publicSuffixOf = (host: string): string =>
  getPublicSuffix(host, { allowPrivateDomains: true, validateHostname: false }) ?? host;
