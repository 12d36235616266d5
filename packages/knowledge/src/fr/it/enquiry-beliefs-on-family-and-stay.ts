/** Questions that rest on a belief about couples, visits, papers and care: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_IT: Words = {
  'fr.ask-family.unpaid-so-no-visits': {
    says: 'Soldi e visite sono cose separate. L’assegno fissato dal giudice resta dovuto, anche se non vede il bambino. Non pagarlo per intero per più di due mesi è reato. E nessuno può negare il bambino perché mancano i soldi: anche questo può essere reato. Annoti ogni giorno negato e denunci, o vada dal giudice della famiglia. Solo lui cambia la somma o le visite.',
  },
  'fr.ask-family.unmarried-home': {
    says: 'Decidono i nomi nell’atto, non chi ha pagato o quanto avete convissuto. Due nomi: ognuno ha la quota dell’atto, metà se non dice nulla. Ognuno può chiedere la vendita o la sua parte; chi resta solo deve per lo più un’indennità. Un nome: la casa è di quella persona. L’altro può chiedere indietro grosse somme pagate, con prove. Veda un notaio.',
  },
  'fr.ask-stay.care-without-papers': {
    says: 'Può essere curato. Un ospedale deve dare le cure che non possono aspettare, con o senza documenti. Dopo tre mesi in Francia e con poco reddito chieda l’AME alla CPAM: paga medico, ospedale e quasi tutte le medicine. I bambini possono averla dal primo giorno. La PASS di un ospedale aiuta subito e gratis. I medici tengono il segreto.',
  },
  'fr.ask-stay.after-separation': {
    says: 'Può essere a rischio se il titolo viene dal matrimonio: conta la fine della vita comune, non il divorzio. Il prefetto può allora rifiutare il rinnovo. Non se il coniuge è morto o c’è stata violenza: lo dica con prove. Con un figlio in Francia, molti anni qui o un lavoro può chiedere un altro titolo. Veda prima un avvocato o la Cimade, e non nasconda nulla.',
  },
}
