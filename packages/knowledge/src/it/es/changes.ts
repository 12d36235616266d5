/** The Spanish words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'it.news.instalments': {
    says: 'Para peticiones de 2025 y 2026, la recaudación fiscal (Riscossione) concede hasta 84 cuotas mensuales con una simple petición.',
    was: 'El plan habitual tenía 72 cuotas.',
    is: 'Para deudas hasta 120.000 € hay hasta 84 cuotas, en 2027 y 2028 hasta 96. Basta con decir que falta dinero.',
  },
  'it.news.absence': {
    says: 'Desde el 12 de enero de 2025, una ausencia larga sin motivo puede contar como su propia dimisión. Entonces no hay paro (NASpI).',
    was: 'Tras una ausencia larga, la empresa tenía que despedirle, y se pagaba la NASpI.',
    is: 'Tras más de 15 días, o el plazo del contrato, la empresa puede comunicarlo. Usted puede mostrar por qué no pudo escribir.',
  },
  'it.news.consumer-credit': {
    says: 'Un decreto vigente desde el 10 de enero de 2026 amplía paso a paso las reglas del crédito al consumo.',
    was: 'El crédito de más de 75.000 €, los préstamos cortos y el pago aplazado quedaban fuera de las reglas.',
    is: 'Los préstamos hasta 100.000 €, los pequeños y muchos pagos aplazados son crédito al consumo. Los contratos antiguos siguen con las reglas antiguas.',
  },
  'it.news.phone-driving': {
    says: 'Desde el 14 de diciembre de 2024, usar el teléfono al conducir cuesta desde 250 €. Pueden suspender el carné en el acto.',
    was: 'La multa empezaba en 165 €.',
    is: 'La multa es de 250 € a 1.000 €, con suspensión del carné desde 15 días.',
  },
  'it.news.early-notice': {
    says: 'Desde 2025, el primer aviso de la oficina de impuestos (avviso bonario) da 60 días.',
    was: 'Usted tenía 30 días.',
    is: 'Tiene 60 días para pagar con la sanción reducida o para que lo corrijan.',
  },
  'it.news.small-firm': {
    says: 'Desde julio de 2025 ya no hay el tope de seis meses para empresas pequeñas. El Tribunal Constitucional lo anuló.',
    was: 'En una empresa de hasta 15 personas, el juez podía dar seis meses de sueldo como máximo.',
    is: 'El juez puede dar hasta 18 meses de sueldo, también contra una empresa pequeña.',
  },
  'it.news.payee-check': {
    says: 'Desde el 9 de octubre de 2025, su banco debe comparar el nombre con el número de cuenta antes de una transferencia.',
    was: 'Los bancos miraban solo el número de cuenta (IBAN).',
    is: 'Su banco le dice si el nombre no coincide. Si no lo comprueba, puede tener que devolverle el dinero.',
  },
  'it.news.dispute-site-closed': {
    says: 'La web europea para conflictos con tiendas (ODR) cerró el 20 de julio de 2025. Los enlaces a ella ya no funcionan.',
    was: 'Las tiendas debían poner un enlace a la web europea de conflictos.',
    is: 'Acuda al órgano de conflictos de su país. Para una tienda en el extranjero, a su Centro Europeo del Consumidor.',
  },
}
