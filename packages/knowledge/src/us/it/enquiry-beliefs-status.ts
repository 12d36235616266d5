/** What people believe of a home without papers, of green cards, the police and custody: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATUS_IT: Words = {
  'us.fact.no-written-lease': {
    says: 'Anche un contratto a voce vale. Se paga al mese, di solito va di mese in mese. Per finirlo il proprietario deve prima scrivere, in molti stati 30 giorni prima o più. Poi solo un giudice può mandarla via; cambiare la serratura è vietato quasi ovunque. Le regole su riparazioni e deposito valgono anche per lei. Conservi la prova di ogni affitto pagato.',
  },
  'us.fact.green-card-lost': {
    says: 'La green card si può perdere: per certi reati (droga, furto, violenza), per frode, per aver votato o detto di essere cittadino, e per aver vissuto troppo a lungo all’estero. Prima deve decidere un immigration judge, e lei può avere un avvocato. Non firmi alcuna rinuncia (Form I-407). Prima di dichiararsi colpevole, chieda a un avvocato di immigrazione.',
  },
  'us.fact.spouse-green-card': {
    says: 'Il matrimonio da solo non dà la green card. Prima il coniuge presenta il Form I-130. Se è entrato legalmente, di solito può presentare qui insieme il Form I-485; se no, senta un avvocato prima di partire o presentare. Fino al sì può lavorare solo con un permesso. Sposati da meno di due anni? La carta dura due anni: Form I-751 negli ultimi 90 giorni. Un finto matrimonio è reato.',
  },
  'us.fact.show-id': {
    says: 'Se guida, deve mostrare la patente. A piedi di solito non servono documenti. In circa metà degli stati deve dire il nome se la polizia ha un vero motivo di sospettarla. Chieda: «Am I free to go?» Sul resto può tacere. Non dia mai un nome falso. Se non è cittadino e ha almeno 18 anni, la legge federale chiede di portare i documenti di registrazione.',
    dependsOn: 'che cosa sospettano e se lei guida',
  },
  'us.fact.custody-no-preference': {
    says: 'Nessuno stato preferisce per legge la madre o il padre. Il giudice guarda che cosa è meglio per il bambino: chi lo cura, la scuola, la sicurezza e chi gli lascia vedere l’altro genitore. Se non siete mai stati sposati, a volte il padre deve prima essere riconosciuto con un modulo o da un giudice. Continui a vedere il bambino, annoti i giorni e chieda al self-help center del tribunale un parenting plan.',
  },
}
