/** The Italian words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_IT: Words = {
  'us.swarm.right-who': {
    says: 'Pagare una linea internet non prova che Lei ha copiato. Il titolare deve mostrare che l’ha fatto Lei, o che lo sapeva e ha aiutato.',
  },
  'us.swarm.right-quash': {
    says: 'La società di internet deve avvisarla prima di dare il Suo nome per un ordine del tribunale. Entro la data nella lettera può chiedere a quel tribunale di fermarlo.',
  },
  'us.swarm.know-sums': {
    says: 'Solo il titolare può copiare o condividere un film. In una causa il giudice può fissare da $750 a $30,000 per opera, e di più se era voluto.',
  },
  'us.swarm.step-silent': {
    says: 'Non apra la pagina per l’accordo e non risponda ancora: rivela chi è Lei. Smetta ogni condivisione, protegga il wi-fi e tenga l’avviso. Prima senta un avvocato.',
  },
  'us.swarm.ask-notice': {
    says: 'Non apra il link dell’accordo e non risponda ancora. Di solito hanno solo un indirizzo IP, e rispondere dà loro il Suo nome. Il fornitore lo dà quasi solo per ordine di un giudice, e deve avvisarLa prima. Pagare la linea non prova che Lei abbia copiato. Smetta di condividere, protegga il wi-fi e tenga l’avviso. Se arriva una subpoena o una causa, agisca in tempo, con un avvocato.',
  },
}
