/** The Italian words of Japan: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IT: Words = {
  'jp.ask.step-debt': {
    says: 'Raccolga le lettere e chiami Houterasu (法テラス).',
  },
  'jp.ask.right-debt': {
    says: 'Una ditta privata non può pignorare senza un tribunale.',
  },
  'jp.ask.step-home': {
    says: 'Non firmi nulla e chieda prima a Houterasu (法テラス).',
  },
  'jp.ask.right-home': {
    says: 'Al padrone di casa serve un buon motivo per chiudere un contratto normale.',
  },
  'jp.ask.step-work': {
    says: 'Chieda allo sportello lavoro gratuito (総合労働相談コーナー) prima di firmare.',
  },
  'jp.ask.right-work': {
    says: 'Un licenziamento senza un motivo valido è nullo.',
  },
  'jp.ask.order': {
    says: 'Si opponga entro due settimane dalla consegna con il modulo nella busta. Non serve un motivo. Se lo ignora, può seguire il pignoramento.',
  },
  'jp.ask.suit': {
    says: 'Mandi in tempo la risposta (答弁書) o vada all’udienza. Se non fa nulla, vince l’altra parte.',
  },
  'jp.ask.old': {
    says: 'La maggior parte dei debiti: cinque anni dalla scadenza, dieci dopo una sentenza. Deve dirlo Lei. Un pagamento o una promessa fa ripartire il tempo.',
    dependsOn: 'quando ha pagato o promesso l’ultima volta',
  },
  'jp.ask.seize': {
    says: 'Solo con una sentenza o un altro titolo esecutivo. Poi di solito un quarto della paga netta; gli uffici delle tasse hanno regole proprie.',
    dependsOn: 'se c’è una sentenza',
  },
  'jp.ask.cannot-pay': {
    says: 'Chiami Houterasu (法テラス). Con un reddito basso il consiglio è gratis. Ci sono tre vie: un piano, un piano del tribunale o il fallimento.',
  },
  'jp.ask.evict': {
    says: 'Non senza un tribunale. Solo un ufficiale (執行官) con un ordine del tribunale può metterla fuori.',
  },
  'jp.ask.leave': {
    says: 'In un contratto normale al padrone di casa servono un buon motivo e sei mesi. Un contratto a termine finisce alla sua data. Può trattare sui soldi per il trasloco.',
    dependsOn: 'il tipo del Suo contratto',
  },
  'jp.ask.deposit': {
    says: 'Dopo l’uscita la cauzione torna, meno affitto non pagato e danni. L’usura normale e l’età non le paga Lei.',
  },
  'jp.ask.rent-rise': {
    says: 'Non deve accettare subito. Paghi una somma che Le sembra giusta finché decide un tribunale. Dopo può dovere la differenza con il 10 % di interessi.',
    dependsOn: 'che cosa è giusto per case simili',
  },
  'jp.ask.fired': {
    says: 'Non firmi le dimissioni. Chieda i motivi per iscritto, e 30 giorni di preavviso o la paga. Poi chieda allo sportello lavoro gratuito (総合労働相談コーナー).',
  },
  'jp.ask.cooling': {
    says: 'Vendite alla porta e al telefono: otto giorni. Vendita piramidale: venti. Online questo diritto non c’è; guardi le regole di reso del negozio.',
    dependsOn: 'come l’ha comprato',
  },
  'jp.ask.scam': {
    says: 'Non chiami e non paghi. Chiami il 188. Solo una vera carta del tribunale con consegna speciale richiede una risposta in tempo.',
  },
  'jp.ask.tax': {
    says: 'Chiami l’ufficio prima che pignori e chieda tempo o rate. Dica reddito e spese.',
    dependsOn: 'il Suo reddito e il tipo di tassa',
  },
  'jp.ask.late-charges': {
    says: 'Per un prestito di un prestatore il ritardo costa al massimo il 20 % all’anno; per altri contratti con una ditta il 14,6 %. Oltre non deve nulla. Se è molte volte il prestito, è vecchio: cerchi prima l’ultimo pagamento. Dopo cinque anni può dire che è prescritto. Non paghi prima una parte.',
  },
  'jp.ask.account-seized': {
    says: 'Agisca oggi: circa una settimana dopo la carta del tribunale il creditore può prendere il denaro dal conto. Chieda a quel tribunale di liberare quanto serve per vivere (範囲変更の申立て). Mostri che era paga, pensione o assegno per figli. Chiami Houterasu. Per una tassa parli con l’ufficio.',
  },
  'jp.ask.officer-at-home': {
    says: 'L’ufficiale del tribunale (執行官) può entrare e aprire le porte; non resista. Ma mobili, vestiti, attrezzi da lavoro, cibo per un mese e denaro per circa due mesi di vita restano Suoi. Le cose di altri non si possono prendere: lo dica. Chiami prima Houterasu. Una ditta di incasso non può mai entrare.',
  },
  'jp.ask.own-claim': {
    says: 'Prima scriva, meglio con lettera certificata (内容証明), con un ultimo giorno. Fino a 600.000 yen una piccola causa (少額訴訟) finisce di solito in un giorno, senza avvocato. Oppure chieda un’ingiunzione (支払督促). Tenga messaggi e ricevute. Di solito ha cinque anni.',
  },
}
