/** The Italian words of the rows in ../sent-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_IT: Words = {
  'nl.senthome.reality': {
    says: 'È allontanato dal lavoro per un periodo. Non è un licenziamento e il rapporto continua.',
  },
  'nl.senthome.right-pay': {
    says: 'Quasi sempre tiene tutta la paga finché il datore La tiene lontano dal lavoro, anche in una sospensione.',
  },
  'nl.senthome.right-reason': {
    says: 'Il datore deve agire in modo corretto (goed werkgeverschap). Serve un buon motivo e deve ascoltarLa. Un giudice può ordinare il rientro al lavoro.',
  },
  'nl.senthome.step-write': {
    says: 'Scriva oggi che non è d’accordo ed è pronto a lavorare. Chieda il motivo e la durata. Non firmi nulla e chiami il sindacato o il Juridisch Loket.',
  },
}
