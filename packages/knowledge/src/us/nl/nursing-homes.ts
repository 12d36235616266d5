/** The Dutch words of the rows in ../nursing-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NURSING_HOMES_NL: Words = {
  'us.nursing.want': {
    says: 'Het verpleeghuis wil dat de bewoner weggaat. Dat mag alleen om de zes redenen in de federale wet.',
  },
  'us.nursing.right': {
    says: 'Het huis moet meestal 30 dagen vooraf schriftelijk bericht geven, met de reden en de plaats. U kunt in beroep bij de staat en blijven tot die beslist.',
  },
  'us.nursing.step': {
    says: 'Bel vandaag de ombudsman voor langdurige zorg die in het bericht staat, en stuur het beroep nu. Vraag om de reden op papier.',
  },
}
