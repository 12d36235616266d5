/** The Italian words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_IT: Words = {
  'de.exit.reality': {
    says: 'È solo un’offerta. Una volta firmata, quasi non si può annullare. Prima si prenda tempo.',
  },
  'de.exit.right-no': {
    says: 'Può dire di no senza motivo. Allora il posto continua. Un licenziamento richiederebbe di solito un motivo che il tribunale può controllare.',
  },
  'de.exit.right-fair': {
    says: 'Devono trattare con lealtà. Se L’hanno colta di sorpresa, minacciata o ingannata, un tribunale può annullare l’accordo.',
  },
  'de.exit.insight-no-block': {
    says: 'Spesso non c’è blocco (Sperrzeit) se un licenziamento per motivi aziendali o di salute era sicuro e si rispetta il preavviso. La somma può allora essere al massimo mezzo stipendio per anno.',
    actionable:
      'Chieda all’Agentur für Arbeit prima di firmare e faccia scrivere il motivo nell’accordo.',
  },
  'de.exit.warn-benefit': {
    says: 'Firmare può costare fino a dodici settimane di disoccupazione. Una fine prima del preavviso può ritardarla ancora.',
  },
  'de.exit.step-check': {
    says: 'Confronti l’ultimo giorno con il Suo preavviso. Controlli somma, ferie, straordinari, bonus e certificato di lavoro.',
  },
  'de.exit.step-register': {
    says: 'Se firma, si iscriva come in cerca di lavoro entro tre giorni. Se mancano più di tre mesi, basta tre mesi prima.',
  },
  'de.exit.option-better': {
    says: 'Chieda più tempo, più soldi, una fine più tardi e un buon certificato.',
    title: 'Chiedere condizioni migliori',
    cost: 'Gratis, o un onorario.',
    time: 'Prima del giorno nell’offerta.',
    risk: 'Possono ritirare l’offerta.',
    bestFor: 'Potrebbe accettare di andare via.',
  },
  'de.exit.option-help': {
    says: 'Un sindacato o un avvocato del lavoro lo legge prima che firmi.',
    title: 'Far controllare prima l’accordo',
    cost: 'Gratis per gli iscritti. Chieda prima il prezzo all’avvocato.',
    time: 'Prima di firmare.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque riceva un’offerta così.',
  },
}
