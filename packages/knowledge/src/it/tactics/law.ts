/** Provisions that only the tactics of Italy cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  rights: law('Codice di procedura penale (d.P.R. 447/1988)', 'articoli 64, 96, 97 e 350', {
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1988-09-22;447',
  }),
  decree: law(
    'Codice di procedura penale (d.P.R. 447/1988)',
    'articoli 459 e 461 (decreto penale)',
    {
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1988-09-22;447',
    },
  ),
  plea: law('Codice di procedura penale (d.P.R. 447/1988)', 'articoli 444 e 464-bis', {
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1988-09-22;447',
  }),
  file: law('Codice di procedura penale (d.P.R. 447/1988)', 'articoli 335 e 415-bis', {
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1988-09-22;447',
  }),
  judge: law('Costituzione', 'articoli 13 e 24', {
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:costituzione:1947-12-27',
  }),
  divorce: law('Legge 898/1970 (divorzio)', 'articolo 3 (sei o dodici mesi)', {
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1970-12-01;898',
  }),
  assisted: law(
    'Decreto-legge 132/2014',
    'articoli 6 e 12 (negoziazione assistita, ufficiale dello stato civile)',
    { url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2014-09-12;132' },
  ),
  protect: law(
    'Codice di procedura civile',
    'articoli 473-bis.69 e 473-bis.70 (ordini di protezione)',
    { url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1940-10-28;1443' },
  ),
  foreigners: law('Testo unico immigrazione (d.lgs. 286/1998)', 'articoli 5, 13 e 18-bis', {
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:1998-07-25;286',
  }),
  access: law('Legge 241/1990', 'articoli 3, 10-bis, 22 e 25', {
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1990-08-07;241',
  }),
} as const
