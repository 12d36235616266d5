/** Questions about scams: what to do, and the rows on scam letters that hold for a question too. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAM_ES: Words = {
  'gb.ask-consumer.scam-paid': {
    says: 'Llame ya a su banco al 159 o al número de su tarjeta. En una transferencia en el Reino Unido desde el 7 de octubre de 2024 debe, en la mayoría de los casos, devolverle hasta £85,000. Después denuncie el fraude.',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'Sí, en la mayoría de los casos, hasta £85,000, por una transferencia en el Reino Unido desde el 7 de octubre de 2024. Llame ya a su banco al 159 o al número de su tarjeta. Después denuncie el fraude.',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: 'Reclame por escrito ante el banco. Debe mostrar que usted fue muy descuidado, y su salud o su estrés cuentan. Tras su respuesta final tiene seis meses para ir gratis al Ombudsman.',
  },
  'gb.ask-consumer.scam-real': {
    says: 'No pulse, llame ni pague desde el mensaje. Busque usted la empresa real y pregunte. Envíe los SMS de estafa al 7726 y los correos a report@phishing.gov.uk.',
    dependsOn: 'si la empresa real lo confirma',
  },
}
