/** Voisins, succession, pension et séjour, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_NEIGHBOURS_IT: Words = {
  'nl.ask.neighbour-noise': {
    says: 'Un vicino non può causare molestie illecite (onrechtmatige hinder). Prima gli parli, tenga un diario, poi chieda una mediazione gratis (buurtbemiddeling).',
  },
  'nl.ask.neighbour-tree': {
    says: 'Gli alberi devono di solito stare a due metri dal confine, le siepi a mezzo metro. Il comune può fissare altre distanze. Chieda per iscritto prima di tagliare.',
  },
  'nl.ask.estate': {
    says: 'Paga con i Suoi soldi solo se accetta tutto. In tribunale può rifiutare, o accettare solo dopo un inventario (beneficiair). Scelga prima di toccare qualcosa: vendere o consumare può valere come accettare tutto. Un ricordo senza valore di solito no. Aiuta un notaio o il tribunale. Scriva alle ditte che sta ancora scegliendo.',
  },
  'nl.ask.maintenance': {
    says: 'Tutti e due i genitori pagano per un figlio secondo ciò che possono. Un giudice può cambiare la somma quando cambia il Suo reddito o la Sua vita.',
  },
  'nl.stay.right-short': {
    says: 'Per un permesso negato il tempo per opporsi è spesso solo quattro settimane. Guardi la fine della lettera e prenda ora un avvocato.',
  },
  'nl.ask.maintenance-unpaid': {
    says: 'Chieda al LBIO di riscuotere: per Lei è gratis. Deve mancare un pagamento degli ultimi sei mesi e un giudice deve aver fissato la somma. Prima scriva al Suo ex.',
  },
  'nl.ask.maintenance-cannot-pay': {
    says: 'Non smetta da solo: la somma è dovuta finché un giudice non la cambia o non siete d’accordo per iscritto. Chieda prima meno al suo ex, con le prove. Se dice no, un avvocato chiede la modifica al tribunale; con poco reddito c’è un aiuto (toevoeging). Una somma più bassa di solito conta solo dalla richiesta. Se ha lasciato il lavoro per scelta, il giudice può dire no.',
  },
}
