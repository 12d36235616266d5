/** The Spanish words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_ES: Words = {
  'us.news.ca-eviction-answer': {
    says: 'California da ahora a los inquilinos diez días de corte para contestar un caso de desalojo (eviction).',
    was: 'Los inquilinos tenían cinco días de corte para contestar.',
    is: 'Desde el 1 de enero de 2025 tienen diez días de corte.',
  },
  'us.news.tx-eviction': {
    says: 'Texas cambió sus reglas de desalojo el 1 de enero de 2026. Las cortes van más rápido: responda enseguida.',
    was: 'El propietario podía pedir la salida por un solo retraso, sin opción de pagar.',
    is: 'Quien nunca se había retrasado recibe un aviso para pagar o irse. Después las cortes actúan más rápido.',
  },
  'us.news.ny-fair': {
    says: 'Nueva York prohíbe ahora las prácticas comerciales injustas y abusivas. Repórtelas al Fiscal General (Attorney General).',
    was: 'Nueva York solo prohibía las prácticas engañosas.',
    is: 'También están prohibidas las injustas y las abusivas. Contra esas solo puede actuar el Fiscal General.',
  },
  'us.news.ca-used-car': {
    says: 'En California puede devolver la mayoría de los autos usados de un concesionario en tres días, desde el 1 de octubre de 2026.',
    was: 'No había un derecho general a devolver un auto usado.',
    is: 'Los autos de hasta $50,000 se pueden devolver en tres días y 400 millas. El concesionario se queda un cargo.',
  },
  'us.news.click-to-cancel': {
    says: 'Una corte anuló la regla federal para cancelar con un clic. La ley anterior aún exige una manera sencilla de cancelar.',
    was: 'La FTC hizo una regla: cancelar debía ser tan fácil como inscribirse.',
    is: 'Esa regla nunca empezó. La ley sobre ofertas en línea (ROSCA) y muchas leyes estatales aún le ayudan.',
  },
  'us.news.tips-overtime-tax': {
    says: 'De 2025 a 2028 puede restar de sus ingresos gravables una parte de las propinas y horas extra.',
    was: 'Todas las propinas y horas extra pagaban impuestos.',
    is: 'Puede deducir una parte en su declaración, hasta un límite. Termina después de 2028.',
  },
  'us.news.student-plan': {
    says: 'Desde el 1 de julio de 2026 hay un plan nuevo para préstamos estudiantiles federales (RAP). Vea su plan en StudentAid.gov.',
    was: 'Había varios planes según los ingresos, como SAVE.',
    is: 'Los préstamos nuevos tienen un plan estándar y el plan RAP. Los planes anteriores según ingresos terminan por etapas.',
  },
}
