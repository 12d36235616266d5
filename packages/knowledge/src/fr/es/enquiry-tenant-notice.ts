/** Questions about the notice of a tenant whose story says where the home is or why it ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_NOTICE_ES: Words = {
  'fr.ask-home.notice-tight-area': {
    says: 'En zona tensionada (zone tendue) basta un mes, pero la carta debe decirlo. Si no, cuentan tres meses. Envíe hoy una nueva carta certificada que nombre la zone tendue. El mes corre desde el día en que llega. No debe más alquiler cuando entra otro inquilino con el sí del propietario.',
  },
  'fr.ask-home.notice-short-reason': {
    says: 'Sí. Basta un mes tras perder el empleo, por traslado, primer empleo o nuevo empleo tras una pérdida. También con RSA o AAH, por salud o por violencia en casa. Diga el motivo en la carta certificada y adjunte la prueba. Si no, son tres meses para una vivienda vacía.',
  },
  'fr.ask-home.notice-furnished': {
    says: 'Para una vivienda amueblada su preaviso es de un mes, en cualquier momento y sin motivo. Envíelo por carta certificada, en mano con recibo o por un agente. El mes corre desde que llega. Debe el alquiler hasta el final, salvo que entre antes otro inquilino con el sí del propietario.',
  },
  'fr.ask-home.landlord-notice-by-message': {
    says: 'No. Un aviso solo vale por carta certificada, por agente judicial (commissaire de justice) o en mano con recibo. Debe llegar seis meses antes del fin del contrato (amueblado: tres) y dar el motivo. Un mensaje o una llamada no valen. Quédese, siga pagando y conteste por escrito. Solo un juez puede hacerle salir.',
  },
}
