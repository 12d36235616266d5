/** The Spanish words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'ca.news.nsf-fee': {
    says: 'Desde el 12 de marzo de 2026 un banco puede cobrar como mucho $10 cuando un pago falla por falta de dinero.',
    was: 'Los bancos cobraban hasta unos $48 cada vez.',
    is: 'Como mucho $10, una vez en dos días hábiles, y nada si le faltan menos de $10.',
  },
  'ca.news.interest-cap': {
    says: 'En préstamos desde el 1 de enero de 2025, un interés de más del 35% al año es delito. Los préstamos de día de pago (payday loans) cuestan como mucho $14 por cada $100.',
    was: 'El límite era 60% al año, cerca de 48% como cuentan los prestamistas.',
    is: 'El límite es 35% al año con todos los cargos, para acuerdos hechos desde entonces.',
  },
  'ca.news.on-seven-days': {
    says: 'Desde el 21 de septiembre de 2026 un N4 por alquiler sin pagar le da solo siete días para pagar.',
    was: 'Un inquilino mensual tenía 14 días para pagar tras un N4.',
    is: 'Son siete días para todo N4 dado desde el 21 de septiembre de 2026.',
  },
  'ca.news.on-review': {
    says: 'Desde el 1 de julio de 2026 tiene solo 15 días para pedir al Landlord and Tenant Board de Ontario que revise su orden.',
    was: 'Tenía 30 días para pedir que se revisara una orden.',
    is: 'Son 15 días para toda orden dada desde el 1 de julio de 2026.',
  },
  'ca.news.on-rent-guideline': {
    says: 'En Ontario la mayoría de los alquileres puede subir como mucho 2.1% en 2026 y 1.9% en 2027.',
    was: 'El límite era 2.5% en 2025.',
    is: 'El límite es 2.1% en 2026 y 1.9% en 2027, con un aviso de 90 días. Una vivienda más nueva puede no tener límite.',
  },
  'ca.news.on-small-claims': {
    says: 'Desde el 1 de octubre de 2025 el tribunal de reclamos menores de Ontario (Small Claims Court) ve casos de hasta $50,000.',
    was: 'El límite era $35,000.',
    is: 'El límite es $50,000. Allí no necesita abogado.',
  },
  'ca.news.qc-door-sales': {
    says: 'En Quebec los vendedores a domicilio ya no pueden vender calefacción, aire acondicionado, aislamiento o descontaminación, ni crédito para ello.',
    was: 'Los vendedores a domicilio podían vender esas cosas con un préstamo.',
    is: 'Esos contratos están prohibidos. Puede pedir que se anule uno.',
  },
  'ca.news.phone-fees': {
    says: 'Desde el 12 de junio de 2026 las empresas de telefonía y las grandes de internet no pueden cobrar por activar, cambiar o cancelar un plan. La instalación en su casa aún puede costar.',
    was: 'Una empresa podía cobrar por activar, y hasta $50 por cancelar un plan sin teléfono.',
    is: 'Ningún cargo por activar, cambiar o cancelar. Aún pueden pedir lo que queda del descuento del teléfono.',
  },
}
