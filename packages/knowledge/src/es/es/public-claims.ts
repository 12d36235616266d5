/** The Spanish words of Spain: public claims. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_CLAIMS_ES: Words = {
  'es.contributions.right-parts': {
    says: 'Puede pedir a la Seguridad Social pagar a plazos (aplazamiento). Mientras lo cumpla, se le considera al corriente y los embargos se paran.',
  },
  'es.contributions.surcharge': {
    says: 'Las cuotas fuera de plazo suelen costar un 10 % más si paga en el mes siguiente, y un 20 % más después.',
  },
  'es.contributions.right-appeal': {
    says: 'Contra una reclamación de la Seguridad Social tiene un mes para recurrir (recurso de alzada). Solo el pago o una garantía para el cobro.',
  },
  'es.contributions.right-grounds': {
    says: 'Contra su providencia de apremio valen estos motivos: pago, prescripción, error en la suma, aplazamiento o falta de notificación de la reclamación.',
  },
  'es.benefit.right-judge-first': {
    says: 'En general, la entidad debe pedir al juez que anule una prestación que le reconoció. Puede hacerlo sola si usted omitió algo, y el SEPE durante un año.',
  },
  'es.benefit.right-office-mistake': {
    says: 'Si el error fue solo de la oficina y usted actuó de buena fe, exigirlo todo puede ser injusto. Dígalo en su reclamación.',
  },
  'es.town.right-no-gain': {
    says: 'No debe plusvalía si no hubo ganancia. Si la ganancia real da un impuesto menor, puede pedirlo. Envíe las dos escrituras.',
  },
  'es.town.waste': {
    says: 'Desde abril de 2025 cada ayuntamiento debe cobrar el coste real de las basuras. Compruebe la vivienda, el año y si hay reducción por renta baja.',
  },
  'es.tax.late-return': {
    says: 'Declarar tarde sin requerimiento cuesta un 1 %, y un 1 % más por cada mes completo. Pasado un año es el 15 % con intereses. Se reduce una cuarta parte si paga a tiempo.',
  },
  'es.public.right-two-tries': {
    says: 'Una notificación en papel exige dos intentos en su domicilio antes del tablón. Si no se hicieron, diga que no está notificada.',
  },
}
