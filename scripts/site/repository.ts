import manifest from '../../package.json' with { type: 'json' };

/** The page of the repository, from package.json. */
export const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '');
