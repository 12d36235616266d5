/** Questions about pay, accounts, benefits and homes that are taken for a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_ES: Words = {
  'us.ask-debt.garnish': {
    says: 'Por una deuda privada primero deben demandar y ganar. Después pueden quitarle como máximo 25% del sueldo después de los descuentos obligatorios, y menos de un sueldo bajo. Algunos estados lo protegen todo.',
    dependsOn: 'si tienen un fallo de la corte (judgment) contra usted',
  },
  'us.ask-debt.bank-account': {
    says: 'Sin un fallo de la corte (judgment) no pueden tocar su cuenta. Con un fallo pueden pedirlo a la corte. Dos meses de beneficios federales por depósito directo deben quedar libres.',
    dependsOn: 'si tienen un fallo de la corte (judgment) contra usted',
  },
  'us.ask-debt.social-security': {
    says: 'Un acreedor privado no puede quitarle el Seguro Social (Social Security), el SSI ni los beneficios VA. El gobierno federal puede quitar parte del Seguro Social por sus propias deudas, pero no del SSI.',
  },
  'us.ask-debt.sheriff': {
    says: 'Recibir sus papeles no significa que esté de acuerdo. Para desalojarle o llevarse cosas necesitan una orden de la corte. Pida verla, no se resista y llame a la ayuda legal (legal aid).',
    dependsOn: 'si traen papeles o una orden de la corte',
  },
  'us.ask-debt.house-lien': {
    says: 'Primero deben demandar y ganar. En la mayoría de los estados el fallo puede entonces gravar su casa (lien), pero la ley de vivienda familiar (homestead) protege parte o todo su valor. Pocas tarjetas llevan a una venta forzada.',
    dependsOn: 'si tienen un fallo, y su estado',
  },
  'us.ask-debt.refund-offset': {
    says: 'No. Solo deudas públicas como impuestos, manutención de hijos y préstamos estudiantiles federales pueden tomarse de un reembolso federal. Una empresa privada con un fallo podría tomar el dinero una vez en su banco.',
  },
}
