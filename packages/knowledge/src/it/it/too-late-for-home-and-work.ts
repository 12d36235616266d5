/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_IT: Words = {
  'it.too-late.eviction-want': {
    says: "Il proprietario L'ha citata a un'udienza per farLa uscire (sfratto). Il giorno è passato: il giudice può averlo convalidato.",
  },
  'it.too-late.eviction-rights': {
    says: "Può chiedere che cosa è deciso, restare fino al giorno dell'ufficiale, a volte opporsi in ritardo, e avere un avvocato gratis con un reddito basso.",
  },
  'it.too-late.eviction-reality': {
    says: "Nessuno può metterLa fuori da un giorno all'altro. Il giudice fissa un giorno, e l'ufficiale deve avvisarLa almeno dieci giorni prima.",
  },
  'it.too-late.eviction-step': {
    says: "Chiami oggi la cancelleria. Chieda se lo sfratto è convalidato, per che giorno, o se c'è una nuova udienza. Poi vada in comune e da un sindacato inquilini.",
  },
  'it.too-late.eviction-right': {
    says: "È probabile che non sapesse dell'udienza, o non poteva venire per forza maggiore? Allora il giudice deve farLa citare di nuovo prima di convalidare.",
  },
  'it.too-late.eviction-option': {
    says: 'Convalidato senza di Lei? Mostri che una notifica sbagliata, o un fatto fuori dal Suo controllo, Le ha impedito di saperlo o di venire.',
    title: 'Opporsi in ritardo (dopo la convalida)',
    cost: 'Un avvocato. Il gratuito patrocinio può pagare.',
    time: "Dieci giorni al massimo da quando inizia lo sfratto. Conti dal primo foglio dell'ufficiale.",
    risk: 'Non ferma lo sfratto, salvo che il giudice lo dica.',
    bestFor: 'Il foglio non è mai arrivato, o era in ospedale.',
  },
  'it.too-late.rent-step': {
    says: "Se deve l'affitto, paghi ora ciò che può, anche se il giorno della lettera è passato. Se Le fanno causa, può ancora pagare tutto in udienza o chiedere fino a 90 giorni.",
  },
  'it.too-late.notice-step': {
    says: 'È ancora lì dopo il giorno? Solo un giudice può farLa uscire. Continui a pagare ogni mese con bonifico e chieda consiglio prima di firmare o ridare le chiavi.',
  },
  'it.too-late.job-rights': {
    says: 'Può ancora chiedere per cinque anni stipendi, preavviso, ferie e TFR, e vedere se la NASpI è aperta.',
  },
  'it.too-late.job-reality': {
    says: "Contando dalla lettera, i 60 giorni per impugnare sembrano finiti. Partono da quando l'ha ricevuta. Chi era troppo malato per capirla ha 240 giorni.",
  },
  'it.too-late.job-step': {
    says: "Quando Le è arrivata? Meno di 60 giorni fa: mandi oggi l'impugnazione per raccomandata o PEC. Di più? Vada questa settimana da un sindacato: le somme non pagate durano di più.",
  },
  'it.too-late.job-benefit': {
    says: "Ancora niente NASpI? Chieda oggi a un patronato. I 68 giorni partono dalla fine del lavoro, e malattia, maternità o preavviso possono spostare l'inizio.",
  },
  'it.too-late.job-option': {
    says: "Chieda per iscritto stipendi, preavviso, ferie, tredicesima e TFR. Un sindacato può fare i conti e venire con Lei all'ispettorato.",
    title: 'Chiedere i soldi ancora dovuti',
    cost: 'Gratis o poco con un sindacato.',
    time: 'Cinque anni, di solito dalla fine del lavoro.',
    risk: 'Dire che il licenziamento era ingiusto di solito non si può più.',
    bestFor: "L'ultima busta paga manca o è troppo bassa.",
  },
  'it.too-late.charge-want': {
    says: 'Questa lettera Le contestava una mancanza e chiedeva i Suoi motivi. I giorni sembrano finiti: può seguire una sanzione.',
  },
  'it.too-late.charge-step': {
    says: 'Ancora nessuna sanzione? Dia oggi i Suoi motivi per iscritto e chieda di essere sentito. Prima di punire, il datore deve ancora sentirLa. Poi guardi la posta.',
  },
  'it.too-late.demand-step': {
    says: 'Risponda oggi, anche se il giorno è passato: chieda prove, dica che cosa è sbagliato o offra un piano. Ritiri ogni raccomandata: un decreto ingiuntivo dà solo 40 giorni.',
  },
}
