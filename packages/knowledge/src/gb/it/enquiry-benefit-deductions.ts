/** Questions about money taken from benefits: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_IT: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'Una società di carte, prestiti o cataloghi non può prendere un aiuto alla fonte. Le trattenute da Universal Credit valgono solo per certi debiti, come affitto, energia o tassa comunale (council tax). I soldi già sul conto sono meno protetti, quindi chieda una consulenza gratuita.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Un Universal Credit pagato per errore può essere ripreso, anche se l’errore era loro. Quasi tutti gli aiuti più vecchi si restituiscono solo se Lei ha lasciato fuori o sbagliato qualcosa. Può chiedere un nuovo esame, una rata più bassa o la rinuncia (waiver).',
    dependsOn: 'quale aiuto è',
  },
  'gb.ask-debt.uc-their-mistake': {
    says: 'Universal Credit può essere ripreso anche se l’errore era loro. Può comunque agire. Entro un mese dalla lettera chieda un riesame (mandatory reconsideration) della somma e del motivo, e mandi ciò che ha scritto nel journal. Poi può fare ricorso. Chieda a DWP Debt Management rate più basse, o di rinunciare perché l’errore era loro e le fa danno. Faccia anche un reclamo. Citizens Advice aiuta gratis.',
  },
  'gb.ask-debt.uc-overpaid-ni': {
    says: 'Universal Credit può essere ripreso anche se l’errore era loro; i sussidi più vecchi per lo più solo per un errore suo. Entro un mese dalla lettera chieda al Department for Communities di rivedere somma e motivo, con prove. Poi può fare ricorso. Chieda rate più basse, o che rinuncino se le fa danno. Advice NI aiuta gratis allo 0800 915 4604.',
  },
  'gb.ask-benefit.savings-not-told': {
    says: 'Lo dica oggi nel journal, con somme e date, prima che chiedano ancora. Fino a £6,000 non cambia nulla. Sopra si rendono £4.35 al mese per ogni £250, quindi quasi mai tutto. Possono aggiungere £50 per disattenzione. È reato solo se sapeva di doverlo dire. Un interview under caution? Veda prima un avvocato gratuito e non dica nulla fino ad allora.',
  },
}
