/** Richiesta di tasse: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_IT: Words = {
  'gb.tax.want': {
    says: 'Vogliono tasse, una sanzione o interessi, o che Lei chiami.',
  },
  'gb.tax.rights-summary': {
    says: 'Può controllare la somma, fare ricorso entro 30 giorni, e chiedere di pagare a rate.',
  },
  'gb.tax.reality': {
    says: 'HMRC ha poteri forti, ma spesso accetta un piano se chiama e dice quanto può pagare.',
  },
  'gb.tax.who': {
    says: 'HM Revenue and Customs è l’ufficio delle tasse. I truffatori usano spesso il suo nome, quindi prima controlli.',
  },
  'gb.tax.know': {
    says: 'Una sanzione per una dichiarazione in ritardo può essere annullata se aveva un buon motivo.',
    learnMore:
      'Buoni motivi sono per esempio una malattia, un lutto in famiglia, o posta mai arrivata.',
  },
  'gb.tax.thirty-days': {
    says: 'Ha 30 giorni dalla data della decisione o della sanzione per fare ricorso.',
    action: 'Fare ricorso a HMRC, se non è d’accordo',
    consequence: 'Dopo serve un buon motivo per il ritardo.',
  },
  'gb.tax.right-appeal': {
    says: 'Ha diritto a un ricorso contro una sanzione o una decisione, e a un nuovo esame di un altro funzionario.',
  },
  'gb.tax.right-excuse': {
    says: 'Una sanzione deve cadere se aveva una scusa ragionevole (reasonable excuse). Doveva rimediare senza ritardo dopo la sua fine.',
  },
  'gb.tax.right-partners': {
    says: 'Se la dichiarazione di una società di persone è in ritardo, ogni socio riceve la sanzione. Solo il socio che deve mandarla può fare appello, e vale per tutti.',
  },
  'gb.tax.right-tribunal': {
    says: 'Se HMRC dice no, può andare al tribunale delle tasse (tax tribunal). La domanda non costa nulla.',
  },
  'gb.tax.right-plan': {
    says: 'Può chiedere tempo per pagare. HMRC guarda quanto può pagare.',
  },
  'gb.tax.option-plan': {
    says: 'Concordi una somma al mese per telefono o online.',
    title: 'Chiedere «Time to Pay»',
    cost: 'Gli interessi continuano.',
    time: 'Una telefonata.',
    risk: 'Se salta un pagamento il piano può finire.',
    bestFor: 'Lo deve ma non può pagare subito.',
  },
  'gb.tax.option-appeal': {
    says: 'Dica a HMRC perché è sbagliato, o qual era la Sua scusa ragionevole (reasonable excuse).',
    title: 'Fare ricorso',
    cost: 'Nulla.',
    time: 'Entro 30 giorni.',
    risk: 'Gli interessi corrono sulla tassa che alla fine risulta dovuta.',
    bestFor: 'La somma è sbagliata, o aveva un buon motivo.',
  },
  'gb.tax.option-pay': {
    says: 'Paghi dal Suo conto su GOV.UK, con il riferimento giusto.',
    title: 'Pagarla',
    cost: 'La somma.',
    time: 'Un giorno.',
    risk: 'Nessuno, se è giusta.',
    bestFor: 'È d’accordo e ha i soldi.',
  },
  'gb.tax.warn-goods': {
    says: 'HMRC può pignorare beni senza andare prima in tribunale. Chiami oggi.',
  },
  'gb.tax.warn-silence': {
    says: 'Interessi e sanzioni crescono con il tempo. Anche una breve telefonata può fermare il passo successivo.',
  },
  'gb.tax.insight-estimate': {
    says: 'La somma può essere una stima perché manca una dichiarazione (return). Quella vera può essere molto più bassa.',
    actionable: 'Mandi la dichiarazione che manca appena può.',
  },
  'gb.tax.insight-collector': {
    says: 'HMRC usa società private per scrivere e chiamare. Non hanno nessuno dei poteri di HMRC.',
    actionable: 'Chiami HMRC stesso a un numero di GOV.UK e concordi lì un piano.',
  },
  'gb.tax.rights-collecting': {
    says: 'Può controllare la somma e chiedere di pagare a rate. Se una multa è sbagliata, può chiedere un ricorso (appeal) in ritardo, con il motivo.',
  },
  'gb.tax.right-bank': {
    says: 'HMRC può prendere denaro dal conto solo per debiti di £1,000 o più, e deve lasciarle £5,000. Prima deve farle visita. Poi ha 30 giorni per opporsi e può andare alla County Court.',
  },
}
