/** Avales, deudas vendidas, crédito y embargo, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_ES: Words = {
  'jp.debt.right-late-cap': {
    says: 'Una empresa no puede cobrar a un consumidor más del 14,6 % al año por retraso. Lo que pase es nulo. Los préstamos tienen otros límites.',
  },
  'jp.debt.right-guarantor': {
    says: 'Un aval solo vale por escrito. Si es abierto debe tener un tope. El acreedor debe avisarle en dos meses si el deudor pierde el derecho a plazos.',
  },
  'jp.debt.right-sold': {
    says: 'Una deuda vendida solo le obliga si el acreedor anterior le avisó o usted aceptó. Aún puede decir lo mismo que antes: pagada o prescrita.',
  },
  'jp.debt.right-history': {
    says: 'Puede pedir ver y copiar todo el historial de sus préstamos y pagos. El prestamista no puede negarse.',
  },
  'jp.debt.right-servicer': {
    says: 'Una empresa de cobro autorizada no puede amenazar ni acosar. Si tiene abogado, debe escribir al abogado.',
  },
  'jp.credit.right-stop-paying': {
    says: 'Si lo comprado a crédito no llegó o está mal, puede dejar de pagar también a la financiera (支払停止の抗弁). Avísele por escrito.',
  },
  'jp.credit.right-twenty-days': {
    says: 'La financiera solo puede pedir todo el resto tras un aviso escrito con al menos 20 días.',
  },
  'jp.debt.right-student-loan': {
    says: 'En un préstamo de estudios puede pedir cuotas menores o más tiempo si está enfermo o gana poco. Pídalo pronto.',
  },
  'jp.debt.know-club-fee': {
    says: 'La cuota de un club se basa en las reglas (会則) que aceptó. Si se fue o nunca entró, dígalo con la fecha.',
  },
  'jp.debt.club-reality': {
    says: 'Es un recordatorio amable de una cuota. Nadie puede tomar su dinero por ello y nada se añade sin base en las reglas.',
  },
  'jp.debt.club-step': {
    says: 'Compruebe si ya pagó y si sigue siendo socio. Si es así, pague o pida más tiempo. Si se fue, escriba la fecha.',
  },
  'jp.court.right-talks': {
    says: 'Si no puede pagar sus deudas, puede pedir al juzgado sumario una mediación barata con los acreedores (特定調停).',
  },
  'jp.enforce.right-stop-suit': {
    says: 'Si pagó tras la sentencia o ya prescribió, puede demandar para parar el embargo (請求異議の訴え) y pedir que se suspenda.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Debe acudir si el tribunal le llama a declarar sus bienes (財産開示). No ir o mentir es delito. Busque consejo antes.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Hacienda también debe dejarle una parte básica del sueldo y lo necesario para vivir y trabajar. Si no hay nada, puede dejar de cobrar.',
  },
  'jp.court.right-rate': {
    says: 'Los intereses de un préstamo de más del 15 al 20 % al año son nulos, y los de demora de más del 20 %. Pregunte cómo lo calcularon.',
  },
  'jp.credit.right-long-service': {
    says: '¿Pagado con crédito? Si deja el curso o cierra el local, escriba a la empresa de crédito que deja de pagar el resto (支払停止の抗弁).',
  },
  'jp.debt.right-condo-fee': {
    says: 'La comunidad puede cobrar estas cuotas con preferencia sobre el piso, también a un comprador, y tras mucho retraso pedir la venta. Ofrezca pagos. Lo de más de cinco años puede estar prescrito.',
  },
  'jp.credit.right-file': {
    says: 'Puede ver su historial de crédito en CIC, JICC y el centro de bancos (全国銀行個人信用情報センター) por poco dinero. Si está mal, deben corregirlo.',
  },
  'jp.credit.refused-reality': {
    says: 'Una empresa puede negar el crédito sin decir por qué. No debe nada. Los retrasos viejos suelen salir del historial tras cinco años.',
  },
}
