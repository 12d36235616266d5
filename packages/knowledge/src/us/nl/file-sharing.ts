/** The Dutch words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_NL: Words = {
  'us.swarm.right-who': {
    says: 'Een internetlijn betalen bewijst niet dat u iets hebt gekopieerd. De eigenaar moet laten zien dat u het deed, of het wist en hielp.',
  },
  'us.swarm.right-quash': {
    says: 'Uw internetbedrijf moet het u vertellen voor het door een bevel van de rechter uw naam geeft. U kunt die rechtbank vragen het te stoppen, uiterlijk op de datum in de brief.',
  },
  'us.swarm.know-sums': {
    says: 'Alleen de eigenaar mag een film kopiëren of delen. In een rechtszaak kan de rechter $750 tot $30,000 per werk opleggen, en meer bij opzet.',
  },
  'us.swarm.step-silent': {
    says: 'Open de schikkingspagina niet en antwoord nog niet: dat verraadt wie u bent. Stop met delen, beveilig uw wifi en bewaar dit bericht. Vraag eerst een advocaat.',
  },
  'us.swarm.ask-notice': {
    says: 'Klik niet op de link naar de schikking en antwoord nog niet. Meestal kennen ze alleen een IP-adres; met een antwoord krijgen ze uw naam. Uw provider geeft die meestal alleen op bevel van de rechter en moet u eerst waarschuwen. De lijn betalen bewijst niet dat u kopieerde. Stop met delen, beveilig de wifi. Komt een subpoena of dagvaarding: handel op tijd, met advocaat.',
  },
}
