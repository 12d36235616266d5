/** Ordini di un comune: il diritto del Regno Unito in italiano. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Sistemi la cosa entro il giorno dell’ordine, lo dica al funzionario per iscritto, e tenga foto e fatture.',
  title: 'Fare ciò che chiede l’ordine',
  cost: 'Quanto costa il cambiamento.',
  time: 'I giorni dell’ordine.',
  risk: 'L’ordine resta valido, anche per il futuro.',
  bestFor: 'La lamentela è vera, o il cambiamento è piccolo.',
}
const FIND_DAY: RowWords = {
  says: 'Cerchi il giorno in cui l’ordine inizia a valere. Il ricorso deve arrivare prima. Chiami ora l’ufficio edilizia.',
}
const DAYS_TO_APPEAL =
  'Ha 21 giorni per il ricorso. Il giorno in cui riceve l’ordine conta come primo.'

export const COUNCIL_ORDERS_IT: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'È un ordine, non una multa. Se smette in tempo, non segue altro.',
  },
  'gb.order.abate-right-appeal': {
    says: 'In un ricorso può dire che non c’è disturbo, che non era Lei, o che si chiede troppo o troppo presto.',
  },
  'gb.order.abate-right-pause': {
    says: 'Se dovesse pagare dei lavori, un ricorso sospende l’ordine. Non se l’ordine dice perché continua.',
  },
  'gb.order.abate-right-sheriff': {
    says: 'In Scozia può fare ricorso allo sheriff entro 21 giorni.',
  },
  'gb.order.abate-right-excuse': {
    says: 'Una scusa ragionevole è una difesa. Un’impresa può anche mostrare di aver fatto il meglio possibile in pratica.',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Mandare il ricorso al tribunale',
    consequence: 'Dopo l’ordine resta, e più tardi potrà appena dire che era sbagliato.',
  },
  'gb.order.abate-warning': {
    says: 'Violare l’ordine senza una buona scusa è reato. Il comune (council) può anche fare il lavoro e addebitarglielo.',
  },
  'gb.order.abate-step-stop': {
    says: 'Smetta o abbassi ora, anche se farà ricorso. Scriva ogni giorno che cosa ha fatto.',
  },
  'gb.order.abate-step-records': {
    says: 'Chieda al funzionario le date, i registri e le misure. Segni i due giorni: per obbedire, e per il ricorso.',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: 'Chiami oggi il tribunale per il modulo e la tassa. Dia i Suoi motivi e le prove.',
    title: 'Fare ricorso al tribunale',
    cost: 'Una tassa, e spesso le spese se perde.',
    time: 'Alcuni mesi.',
    risk: 'L’ordine può continuare durante il ricorso.',
    bestFor: 'Non era Lei, non c’è disturbo, o si chiede troppo.',
  },
  'gb.order.abate-option-talk': {
    says: 'Offra al funzionario passi chiari, come ore di silenzio o una data di riparazione, e chieda un sì per iscritto.',
    title: 'Chiedere più tempo o altri passi',
    cost: 'Niente.',
    time: 'Una telefonata e una mail.',
    risk: 'I giorni per il ricorso corrono.',
    bestFor: 'Vuole sistemare la cosa ma Le serve più tempo.',
  },
  'gb.order.abate-ni-right': {
    says: 'Può fare ricorso alla magistrates’ court entro 21 giorni. I lavori costosi possono aspettare la decisione, salvo che l’ordine dica perché no.',
  },
  'gb.order.abate-ni-step': {
    says: 'Smetta o abbassi ora, anche se farà ricorso. Chieda al funzionario le date e le misure.',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
  'gb.order.conduct-no-guilt': {
    says: 'Nessun tribunale L’ha dichiarata colpevole. Se rispetta l’ordine, non segue altro.',
  },
  'gb.order.conduct-right-appeal': {
    says: 'In un ricorso può dire che non è successo, che non era Lei, o che l’ordine chiede troppo.',
  },
  'gb.order.conduct-right-warned': {
    says: 'Prima devono averLa avvisata per iscritto, e averLe dato il tempo di cambiare le cose.',
  },
  'gb.order.conduct-right-fair': {
    says: 'Può chiedere solo ciò che è ragionevole per fermare il danno agli altri, e solo ciò che Lei può controllare.',
  },
  'gb.order.conduct-pause': {
    says: 'Durante un ricorso, ciò che è vietato resta vietato. Ciò che Le dicono di fare può aspettare.',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Mandare il ricorso al tribunale',
    consequence: 'Dopo l’ordine resta, e un tribunale non chiederà più se era giusto.',
  },
  'gb.order.conduct-warning': {
    says: 'Violare l’ordine senza una scusa ragionevole è reato. Può portare una sanzione subito, o una multa del tribunale.',
  },
  'gb.order.conduct-step-keep': {
    says: 'Rispetti l’ordine da ora, anche se farà ricorso. Scriva ogni giorno che cosa ha fatto.',
  },
  'gb.order.conduct-step-proof': {
    says: 'Chieda per iscritto l’avviso e le prove dietro l’ordine. Cerchi persone che hanno visto.',
  },
  'gb.order.conduct-option-keep': {
    says: 'Faccia ciò che chiede entro i suoi giorni, e lo dica al funzionario per iscritto.',
    title: 'Rispettare l’ordine',
    cost: 'Quanto costa il cambiamento.',
    time: 'Finché l’ordine vale.',
    risk: 'Può valere a lungo. Chieda quando finisce.',
    bestFor: 'È giusto, o facile da rispettare.',
  },
  'gb.order.conduct-option-appeal': {
    says: 'Chiami oggi il tribunale per il modulo e la tassa. Dia i Suoi motivi e le prove.',
    title: 'Fare ricorso al tribunale',
    cost: 'Una tassa, e spesso le spese se perde.',
    time: 'Alcuni mesi.',
    risk: 'Ciò che è vietato resta intanto vietato.',
    bestFor: 'È sbagliato, troppo largo, o venuto senza avviso.',
  },
  'gb.order.planning-right-appeal': {
    says: 'Può fare ricorso fino al giorno in cui l’ordine inizia a valere, non dopo. In Inghilterra al Planning Inspectorate, in Galles a PEDW.',
  },
  'gb.order.planning-right-pause': {
    says: 'Un ricorso in tempo ferma l’ordine fino alla decisione.',
  },
  'gb.order.planning-right-grounds': {
    says: 'Può dire che non è successo, che non serve un permesso o che è troppo vecchio. Anche che i passi o il tempo sono ingiusti.',
  },
  'gb.order.planning-age': {
    says: 'Un comune può agire solo entro dieci anni. Per lavori finiti prima del 25 aprile 2024 sono quattro anni.',
    actionable: 'Cerchi foto con data, fatture e vecchie lettere che mostrano da quando c’è.',
  },
  'gb.order.planning-no-crime-yet': {
    says: 'Costruire senza permesso di regola non è reato. Lo diventa se non fa in tempo ciò che chiede l’ordine.',
  },
  'gb.order.planning-warning': {
    says: 'Passato il tempo, il comune può accusarLa, o fare il lavoro e addebitarglielo. Non perda il giorno del ricorso.',
  },
  'gb.order.planning-step-day': {
    says: 'Cerchi il giorno in cui l’ordine inizia a valere. Il ricorso deve arrivare prima.',
  },
  'gb.order.planning-step-talk': {
    says: 'Chiami l’ufficio edilizia. Chieda che cosa basterebbe, e se aiuterebbe una domanda di permesso.',
  },
  'gb.order.planning-option-appeal': {
    says: 'Mandi il ricorso con l’ordine e i Suoi motivi. Prenda un consulente edilizio se può.',
    title: 'Fare ricorso prima che valga',
    cost: 'Di regola niente, ma una tassa se vi chiede un permesso.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, il tempo per obbedire riparte.',
    bestFor: 'Aveva il permesso, non serviva, o è troppo vecchio.',
  },
  'gb.order.planning-option-comply': {
    says: 'Lo disfi o lo cambi nel tempo dato, e chieda al comune di confermarlo per iscritto.',
    title: 'Fare ciò che chiede l’ordine',
    cost: 'Quanto costano i lavori.',
    time: 'I mesi dell’ordine.',
    risk: 'L’ordine resta valido per il futuro.',
    bestFor: 'Il cambiamento è piccolo, o perderebbe il ricorso.',
  },
  'gb.order.planning-scotland': {
    says: 'Può fare ricorso agli Scottish Ministers (DPEA) fino al giorno in cui l’ordine inizia a valere. L’ordine aspetta allora la decisione.',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: 'Può fare ricorso alla Planning Appeals Commission fino al giorno in cui l’ordine inizia a valere. L’ordine aspetta allora la decisione.',
  },
  'gb.order.planning-ni-step': FIND_DAY,
  'gb.order.housing-who': {
    says: 'Il comune ha trovato un pericolo in una casa. Dice al padrone di casa quali lavori fare, ed entro quando.',
  },
  'gb.order.housing-right-appeal': {
    says: 'Può fare ricorso al tribunale per la casa (property tribunal) entro 21 giorni. L’ordine aspetta la decisione.',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Mandare il ricorso al tribunale',
    consequence: 'Dopo l’ordine è definitivo.',
  },
  'gb.order.housing-step': {
    says: 'Legga quali lavori sono chiesti e per quali giorni. Chieda ora i prezzi, e dica agli inquilini quando vengono gli operai.',
  },
  'gb.order.housing-right-grounds': {
    says: 'Può dire che un altro proprietario deve fare i lavori, o che un’altra via è migliore per questa casa.',
  },
  'gb.order.housing-right-reasons': {
    says: 'L’ordine deve indicare il pericolo, i lavori, i giorni e il Suo diritto al ricorso.',
  },
  'gb.order.housing-step-officer': {
    says: 'Chiami il funzionario se un giorno non si può rispettare o se basta un’altra riparazione. Chieda la risposta per iscritto.',
  },
  'gb.order.housing-option-appeal': {
    says: 'Mandi il modulo con l’ordine, i Suoi motivi e una perizia o dei prezzi.',
    title: 'Fare ricorso al tribunale',
    cost: 'Una tassa del tribunale.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, i lavori restano da fare.',
    bestFor: 'Non c’è pericolo, non spetta a Lei, o si chiede troppo.',
  },
  'gb.order.housing-warning': {
    says: 'Non fare i lavori senza una scusa ragionevole è reato. Il comune può dare una sanzione, o fare i lavori e addebitarglieli.',
  },
  'gb.order.housing-option-works': {
    says: 'Li faccia fare entro i giorni dell’ordine, e mandi al comune fatture e foto.',
    title: 'Fare i lavori in tempo',
    cost: 'Quanto costano i lavori.',
    time: 'I giorni dell’ordine.',
    risk: 'Se un operaio è in ritardo, lo dica al comune prima del giorno.',
    bestFor: 'Il pericolo è vero.',
  },
}
