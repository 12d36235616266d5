/** The French words of the rows in ../state-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_LIFE_FR: Words = {
  ...stateWords('land-deal', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un accord sur un terrain ou une maison compte le plus souvent seulement par écrit et signé par celui qui doit le tenir',
  }),
  ...stateWords('hidden-fault', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un vendeur qui cache un défaut sérieux qu’il connaissait, ou ment sur le formulaire, peut vous devoir la perte',
  }),
  ...stateWords('old-record', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'beaucoup de condamnations vieilles ou petites, et d’affaires abandonnées, peuvent être effacées ou scellées après quelques années',
  }),
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'sans testament, la loi de l’État fixe les parts du mari ou de la femme et des enfants. Un tribunal nomme qui s’occupe des biens et doit rendre des comptes',
  }),
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un tribunal peut ordonner à quelqu’un de rester loin, le plus souvent gratuitement et le jour même. Suivre et harceler quelqu’un (stalking) est un délit',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'partager des images intimes sans accord est un délit, et vous pouvez le plus souvent aller en justice',
  }),
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      'un garage doit le plus souvent donner un devis et vous demander avant de le dépasser de loin',
    TX: 'un garage peut garder la voiture jusqu’à ce que vous payiez ce que vous avez accepté. Pour un travail que vous n’avez pas permis, vous pouvez utiliser la loi sur le commerce',
  }),
  ...stateWords('speak-up', {
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'on ne peut pas vous renvoyer parce que vous signalez ou refusez des choses interdites ou dangereuses, dans les limites de la loi',
  }),
  ...stateWords('vacation-pay', {
    'AZ MI NY NC OH PA TX':
      'les congés non pris sont payés comme le dit le règlement écrit de l’entreprise ou le contrat',
    CA: 'les congés gagnés sont du salaire. On ne peut pas vous les prendre, et ils doivent être payés quand vous partez',
    IL: 'les congés gagnés doivent être payés quand vous partez',
    MA: 'les congés gagnés sont du salaire et doivent être payés quand vous partez',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      'une association de propriétaires ne peut le plus souvent pas interdire des panneaux solaires, mais peut fixer des limites justes',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'le juge décide pour les enfants selon ce qui est le mieux pour eux. Les visites et la pension sont deux choses : un parent ne peut pas arrêter l’une à cause de l’autre',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      'vous pouvez le plus souvent enregistrer une conversation où vous participez. Enregistrer les autres en secret est un délit',
    'CA FL IL MA PA WA':
      'pour enregistrer une conversation privée, tous ceux qui y participent doivent le plus souvent être d’accord',
  }),
}
