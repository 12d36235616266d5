/** Provisions that only the tactics of Spain cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  lawyer: law('Ley de Enjuiciamiento Criminal', 'artículos 118 y 520', {
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1882-6036',
  }),
  habeas: law('Constitución Española', 'artículo 17 (72 horas)', {
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1978-31229',
  }),
  plea: law('Ley de Enjuiciamiento Criminal', 'artículos 787 y 801 (conformidad)', {
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1882-6036',
  }),
  appeal: law('Ley de Enjuiciamiento Criminal', 'artículos 790 y 976', {
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1882-6036',
  }),
  protect: law('Ley de Enjuiciamiento Criminal', 'artículo 544 ter (orden de protección)', {
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1882-6036',
  }),
  extranjeria: law('Ley Orgánica 4/2000 (extranjería)', 'artículos 20, 22 y 31 bis', {
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2000-544',
  }),
  reglamento: law(
    'Real Decreto 1155/2024 (reglamento de extranjería)',
    'renovaciones: dos meses antes y tres después',
    { url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-24099' },
  ),
  transparencia: law(
    'Ley 39/2015, del Procedimiento Administrativo Común',
    'artículo 53 (acceso al expediente)',
    { url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-10565' },
  ),
} as const
