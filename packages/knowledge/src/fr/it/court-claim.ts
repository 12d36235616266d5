/** Claims before a court: the summons, the hearing and help. An order to pay is apart: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'fr.claim.want-summons': {
    says: 'Qualcuno chiede a un tribunale di decidere contro di Lei. La carta La chiama a un’udienza.',
  },
  'fr.claim.who': {
    says: 'È una causa in tribunale. Un ufficiale giudiziario (commissaire de justice) porta queste carte, ma non decide.',
  },
  'fr.claim.reality-summons': {
    says: 'Nulla è ancora deciso. La Sua versione conta, se viene o se qualcuno parla per Lei.',
  },
  'fr.claim.not-yet-summons': {
    says: 'Prima della sentenza non possono vendere nulla né prendere dallo stipendio. Con il permesso di un giudice, o per affitti non pagati, possono bloccare un conto o delle cose.',
  },
  'fr.claim.rights-summary': {
    says: 'Può opporsi, portare prove, chiedere tempo per pagare e avere aiuto legale.',
  },
  'fr.claim.know-time': {
    says: 'Un giudice può dividere un debito fino a due anni, e abbassare gli interessi. Lo chieda, con la prova del Suo bilancio.',
    learnMore: 'Porti buste paga, lettere di sussidi, affitto e bollette.',
  },
  'fr.claim.right-papers': {
    says: 'Ha diritto di vedere le prove dietro la richiesta.',
  },
  'fr.claim.right-heard': {
    says: 'Ha diritto di essere sentito, di vedere in tempo tutte le prove, e di chiedere una nuova data per prepararsi.',
  },
  'fr.claim.right-lawyer': {
    says: 'In cause piccole (fino a 10.000 €) e di affitto non serve un avvocato. Può venire da solo, o con il partner o un parente stretto.',
  },
  'fr.claim.right-aid': {
    says: 'Con un reddito basso lo Stato paga avvocato e spese (aide juridictionnelle).',
  },
  'fr.claim.right-time': {
    says: 'Ha diritto di chiedere al giudice fino a due anni per pagare.',
  },
  'fr.claim.option-hearing': {
    title: 'Andare all’udienza e parlare',
    says: 'Porti le prove e dica la Sua versione con parole semplici.',
    cost: 'Nulla senza avvocato.',
    time: 'Mezza giornata.',
    risk: 'Se non va, il giudice decide senza di Lei.',
    bestFor: 'Chiunque abbia una data d’udienza.',
  },
  'fr.claim.option-time': {
    title: 'Chiedere tempo per pagare',
    says: 'Chieda al giudice, o all’altra parte, una somma mensile fino a due anni.',
    cost: 'Ciò che può.',
    time: 'L’udienza, o una lettera.',
    risk: 'Una rata mancata può chiudere il piano.',
    bestFor: 'Lo deve ma non può pagare subito.',
  },
  'fr.claim.option-help': {
    title: 'Avere un avvocato pagato dallo Stato',
    says: 'Chieda l’aiuto legale in tribunale o su justice.fr.',
    cost: 'Nulla o una parte, secondo il reddito.',
    time: 'Chieda ora: la risposta richiede settimane.',
    risk: 'Nessuno.',
    bestFor: 'Il reddito è basso o il caso è difficile.',
  },
  'fr.claim.option-pay': {
    title: 'Pagare ciò che è giusto',
    says: 'Se tutto è giusto, paghi il creditore o l’ufficiale e tenga la prova.',
    cost: 'Il debito, gli interessi e le spese dell’atto.',
    time: 'Un giorno.',
    risk: 'Nessuno se tiene la prova.',
    bestFor: 'Lo deve e ha i soldi.',
  },
  'fr.claim.warn-do-not-ignore': {
    says: 'Non ignori questa carta. Dopo la data è molto difficile cambiare il risultato.',
  },
  'fr.claim.insight-old': {
    says: 'Per un prestito al consumo chi presta deve andare in tribunale entro due anni dalla prima rata mancata. Dopo è troppo tardi.',
    actionable: 'Cerchi la prima rata mancata e confronti le date.',
  },
  'fr.claim.deadline-counsel': {
    says: 'In questa causa serve un avvocato. Ha 15 giorni dalla citazione per indicarne uno (constituer avocat).',
    action: 'Far agire un avvocato per Lei (constituer avocat)',
    consequence: 'Senza avvocato il tribunale può decidere senza sentirla.',
  },
  'fr.claim.warn-counsel': {
    says: 'La carta dice che serve un avvocato. Chieda subito l’aiuto legale (aide juridictionnelle): chiederlo in tempo La protegge.',
  },
  'fr.claim.right-costs': {
    says: 'Chi perde paga di solito le spese e una somma per l’avvocato dell’altro. Il giudice può ridurla o toglierla secondo i Suoi mezzi.',
  },
}
