/** Questions about warnings, bullying and discrimination at work, and the first steps for workers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_WORDS: Words = {
  'de.ask-job.warning': {
    says: 'Non deve firmarlo, e non è rifiuto di lavorare. Se firma, scriva «solo ricevuto». Non confermi mai che è vero. Non chiude il lavoro, ma uno giusto può preparare un licenziamento. Metta la Sua risposta agli atti, con prove. Se è falso, chieda per iscritto di toglierlo. Non corre alcun termine breve.',
    dependsOn: "se l'accusa è vera",
  },
  'de.ask-job.discrimination': {
    says: 'Può chiedere un risarcimento, ma solo per iscritto entro due mesi. Poi ha tre mesi per andare al tribunale del lavoro (Arbeitsgericht). Tenga le prove e chiami la Antidiskriminierungsstelle.',
  },
  'de.ask-job.step-date': {
    says: 'Annoti il giorno in cui è arrivata ogni lettera. Per il tribunale ha tre settimane.',
  },
  'de.ask-job.step-union': {
    says: 'Chieda al sindacato, a un avvocato o allo sportello del tribunale del lavoro.',
  },
  'de.ask-job.right-paper': { says: 'Un licenziamento vale solo su carta con firma a mano.' },
  'de.ask-job.guide-register': {
    says: 'Quando il lavoro finirà, si iscriva come persona in cerca di lavoro entro tre giorni.',
  },
  'de.ask-job.guide-no-sign': {
    says: 'Non firmi nulla subito. Lo porti a casa e lo faccia controllare.',
  },
  'de.ask-job.guide-claim-pay': {
    says: 'Chieda presto per iscritto lo stipendio aperto. In molti contratti il diritto cade dopo tre mesi.',
  },
  'de.ask-job.guide-right-reason': {
    says: 'Dopo sei mesi in una ditta con più di dieci posti un licenziamento richiede un motivo legale.',
  },
  'de.ask-job.guide-right-leave': { says: "Ha almeno quattro settimane di ferie pagate all'anno." },
  'de.ask-job.guide-right-sick': { says: 'Quando è malato il datore paga fino a sei settimane.' },
  'de.ask-job.guide-option-court': {
    title: 'Tribunale del lavoro entro tre settimane',
    says: 'Lo sportello scrive gratis la Sua causa.',
    cost: 'Nessuna tassa in anticipo.',
    time: 'Tre settimane dalla lettera.',
    risk: 'In primo grado paga il Suo avvocato.',
    bestFor: 'Dubita di un licenziamento.',
  },
  'de.ask-job.guide-warn': { says: 'I colloqui con il capo non fermano le tre settimane.' },
  'de.ask-job.bullying': {
    says: 'Il datore deve proteggerla. Tenga un diario: giorno, parole, testimoni. Reclami per iscritto al datore, al Betriebsrat o all’ufficio AGG, che devono esaminare. Veda un medico. Non si dimetta in fretta: può perdere dodici settimane di disoccupazione. Un sindacato o un avvocato consiglia.',
  },
}
