/** The Spanish words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'ca.named.strata-fine': {
    says: 'Una strata solo puede multarlo después de enviarle la queja por escrito y dejarlo responder, con audiencia si la pide. Sin eso la multa no vale. El Civil Resolution Tribunal puede anularla.',
  },
  'ca.named.ask-strata-fine': {
    dependsOn: 'si le escribieron antes',
    says: 'Sin una queja por escrito y la ocasión de responder antes, con audiencia si la pide, la multa no vale. Escriba al consejo: pida la regla, la queja y las actas, y que anule la multa. Casi todas tienen un tope de $200, y por una multa no puede haber gravamen sobre su casa. Si se niegan, decide en línea el Civil Resolution Tribunal, a bajo costo.',
  },
  'ca.named.ask-refused-claim': {
    says: 'La mayoría tiene 15 días desde los motivos escritos para apelar ante la Refugee Appeal Division, y 45 días en total para enviar lo demás. Mientras sigue abierta, la expulsión casi siempre espera. Si no puede ir allí, tiene 15 días para el Tribunal Federal. Llame hoy a la ayuda legal: puede pagar un abogado. Más tarde pregunte por una evaluación de riesgo (PRRA).',
  },
  'ca.named.assistance-recovery': {
    says: 'Pueden quitar como mucho el 10 % de su ayuda mensual, y menos si es demasiado duro. La oficina y el tribunal también pueden renunciar a una parte o a todo, por ejemplo tras un error suyo. Pídalo por escrito.',
  },
  'ca.named.group-disability': {
    says: 'No tiene que usar la apelación interna: también puede demandar, casi siempre dentro de dos años del no. La aseguradora debe tratarlo con justicia y puede deber más por la angustia. Pida el expediente y la póliza, y vea a un abogado antes de apelar.',
  },
  'ca.named.ei-left-job': {
    says: 'Dejar un trabajo no quita las prestaciones si tuvo justa causa: ninguna otra salida razonable, como acoso, trabajo inseguro, gran recorte de sueldo o cuidar a la familia. Por mala conducta deben mostrar intención. Pida la reconsideración en 30 días.',
  },
  'ca.named.ask-special-levy': {
    dependsOn: 'cómo se decidió y qué dicen sus reglas',
    says: 'Casi siempre debe pagar una cuota decidida como dicen la ley y las reglas, o pueden gravar la unidad. Pida las actas, la votación, el estudio del fondo de reserva y los presupuestos. En Columbia Británica suele hacer falta tres cuartos de los votos. Si no se decidió bien o es injusta, dispútela en el tribunal y pague bajo protesta. Pida cuotas.',
  },
}
