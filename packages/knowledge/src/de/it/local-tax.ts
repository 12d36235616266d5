/** The Italian words of the rows in ../local-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_IT: Words = {
  'de.local-tax.want': {
    says: 'Un comune fissa una propria imposta, per esempio sugli immobili o sui cani.',
  },
  'de.local-tax.reality': {
    says: 'L’opposizione non ferma il pagamento. Paghi in tempo o chieda la sospensione (Aussetzung der Vollziehung).',
  },
  'de.local-tax.deadline': {
    says: 'Ha un mese per opporsi al comune. Se perde, può esserci una tassa.',
    service: 'una lettera di un ufficio si considera ricevuta il quarto giorno dopo la spedizione',
    action: 'Inviare l’opposizione (Widerspruch) al comune',
    consequence: 'L’imposta è definitiva.',
  },
  'de.local-tax.right-base': {
    says: 'Imposta sugli immobili: il valore viene dal Finanzamt. È sbagliato? Si opponga lì, non al comune, che deve adeguarsi.',
  },
  'de.local-tax.right-day': {
    says: 'Chi era proprietario il 1º gennaio deve l’imposta di tutto l’anno, anche dopo la vendita.',
  },
  'de.local-tax.step': {
    says: 'Confronti valore e aliquota con l’avviso del Finanzamt. Verifichi proprietario, indirizzo e numero.',
  },
  'de.local-tax.option': {
    says: 'Scriva «Mi oppongo» con il numero. Dica che cosa è sbagliato.',
    title: 'Opporsi al comune',
    cost: 'Una tassa se perde.',
    time: 'Entro un mese.',
    risk: 'Nessuno.',
    bestFor: 'Il comune ha sbagliato.',
  },
}
