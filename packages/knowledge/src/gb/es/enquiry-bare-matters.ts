/** Questions of a few words that name a matter and no detail: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_ES: Words = {
  'gb.ask-first.refund': {
    says: 'Defecto o no como se dijo: tiene 30 días para devolverlo por todo su dinero. Después el vendedor puede reparar una vez. Comprado en línea o por teléfono: en general puede cancelar en 14 días desde la entrega. Si solo cambió de idea en una tienda, deciden sus reglas. Escriba al vendedor, y a la firma de su tarjeta. Díganos qué compró, cuándo y qué falla.',
    dependsOn: 'de qué falla y dónde lo compró',
  },
  'gb.ask-first.landlord': {
    says: 'Escriba primero al casero, con fechas y fotos, y guarde copia. Un council o una housing association tiene pasos para quejas. Después lo ve gratis el Housing Ombudsman. Si es privado, llame al council por reparaciones, humedad o amenazas. Una agencia debe estar en un redress scheme. Siga pagando la renta. Díganos qué pasa: reparaciones, renta, entradas o amenazas.',
  },
  'gb.ask-first.job-lost': {
    says: 'Pida hoy Universal Credit o New Style Jobseeker’s Allowance: en general cuentan desde que los pide. Revise su último pago: salario, vacaciones, preaviso, e indemnización (redundancy pay) tras dos años. Si fue injusto, llame pronto a Acas. Desde el 1 de octubre de 2026 suele haber seis meses, antes a menudo tres. Díganos por qué terminó y cuánto tiempo trabajó ahí.',
  },
  'gb.ask-first.record-boss': {
    says: 'Grabar para usted una charla en la que participa no es delito. Pero en secreto es en general una falta, sobre todo si las reglas lo prohíben. Un tribunal puede oírla igual si importa. Nunca deje un teléfono grabando cuando usted no está. Mejor: pregunte, o tome notas enseguida y mándelas por correo. Díganos de qué trata.',
    dependsOn: 'de las reglas de su firma y de por qué lo hace',
  },
  'gb.ask-first.notice': {
    says: 'Un trabajo: por ley una semana tras un mes de trabajo, salvo que el contrato diga más. Una casa de un casero privado: en Inglaterra dos meses, al final de un período de renta, salvo que el contrato permita menos. En Escocia cuatro semanas, y en Gales también si no hay plazo fijo. Délo por escrito y guarde copia. Díganos si es un trabajo o una casa, y qué dice el contrato.',
    dependsOn: 'de si es un trabajo o una casa, y dónde',
  },
}
