/** Towns of Belgium: whoever asks about a home names the town and seldom the region, whose law counts. */
import { named } from './region-tables.ts'

/** Brussels itself counts with a word that says who lives there: half the firms of the country print it. */
export const CITIES_OF_BELGIUM = named({
  VLG: 'gent|antwerpen|anvers|brugge|leuven|hasselt|kortrijk|mechelen|aalst|oostende|genk|roeselare|sint-niklaas|turnhout|dendermonde|lokeren|vilvoorde|ieper|beveren',
  WAL: 'liège|liege|namur|charleroi|mons|tournai|verviers|arlon|mouscron|la louvière|seraing|wavre|huy|bastogne|dinant|nivelles|louvain-la-neuve|eupen',
  BRU: 'schaerbeek|schaarbeek|ixelles|elsene|anderlecht|molenbeek|uccle|ukkel|etterbeek|saint-gilles|sint-gillis|jette|à bruxelles|in brussel',
} as const)
