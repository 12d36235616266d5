/** The Spanish laws that the rows cite: one place for their titles, addresses and the first day that is safe to rely on. */
import type { PlainDate } from '@plainletter/contracts/country'
import type { Authority } from '@plainletter/contracts/rule'

const LAWS = {
  extranjeria: {
    title: 'Ley Orgánica 4/2000, de extranjería',
    path: 'buscar/act.php?id=BOE-A-2000-544',
    from: '2022-08-16',
  },
  reglamento: {
    title: 'Reglamento de Extranjería (Real Decreto 1155/2024)',
    path: 'buscar/act.php?id=BOE-A-2024-24099',
    from: '2025-05-20',
  },
  infancia: {
    title: 'Ley Orgánica 8/2021, de protección a la infancia (LOPIVI)',
    path: 'buscar/act.php?id=BOE-A-2021-9347',
    from: '2021-06-25',
  },
  lrjca: {
    title: 'Ley 29/1998, de la Jurisdicción Contencioso-administrativa (LJCA)',
    path: 'buscar/act.php?id=BOE-A-1998-16718',
    from: '2015-10-22',
  },
  imv: {
    title: 'Ley 19/2021, del ingreso mínimo vital',
    path: 'buscar/act.php?id=BOE-A-2021-21007',
    from: '2022-01-01',
  },
  cuentas: {
    title: 'Real Decreto-ley 19/2017, de cuentas de pago básicas',
    path: 'buscar/act.php?id=BOE-A-2017-13644',
    from: '2017-11-26',
  },
  cc: { title: 'Código Civil (CC)', path: 'buscar/act.php?id=BOE-A-1889-4763', from: '2015-10-07' },
  lec: {
    title: 'Ley 1/2000, de Enjuiciamiento Civil (LEC)',
    path: 'buscar/act.php?id=BOE-A-2000-323',
    from: '2025-04-03',
  },
  eficiencia: {
    title:
      'Ley Orgánica 1/2025, de medidas en materia de eficiencia del Servicio Público de Justicia',
    path: 'buscar/act.php?id=BOE-A-2025-76',
    from: '2025-04-03',
  },
  cccat: {
    title: 'Llei 29/2002, primera llei del Codi Civil de Catalunya',
    path: 'eli/es-ct/l/2002/12/30/29',
    from: '2004-01-01',
  },
  gratuita: {
    title: 'Ley 1/1996, de asistencia jurídica gratuita',
    path: 'buscar/act.php?id=BOE-A-1996-750',
    from: '2015-10-07',
  },
  lau: {
    title: 'Ley 29/1994, de Arrendamientos Urbanos (LAU)',
    path: 'buscar/act.php?id=BOE-A-1994-26003',
    from: '2019-03-06',
  },
  vivienda: {
    title: 'Ley 12/2023, por el derecho a la vivienda',
    path: 'buscar/act.php?id=BOE-A-2023-12203',
    from: '2023-05-26',
  },
  irav: {
    title: 'Resolución del INE de 18 de diciembre de 2024 (IRAV)',
    path: 'diario_boe/txt.php?id=BOE-A-2024-26685',
    from: '2025-01-01',
  },
  rdl29: {
    title: 'Real Decreto-ley 29/2026, de 6 de octubre',
    path: 'buscar/doc.php?id=BOE-A-2026-20823',
    from: '2026-10-08',
  },
  et: {
    title: 'Estatuto de los Trabajadores (ET, Real Decreto Legislativo 2/2015)',
    path: 'buscar/act.php?id=BOE-A-2015-11430',
    from: '2015-11-13',
  },
  lrjs: {
    title: 'Ley 36/2011, reguladora de la jurisdicción social (LRJS)',
    path: 'buscar/act.php?id=BOE-A-2011-15936',
    from: '2011-12-11',
  },
  lgss: {
    title: 'Ley General de la Seguridad Social (LGSS, Real Decreto Legislativo 8/2015)',
    path: 'buscar/act.php?id=BOE-A-2015-11724',
    from: '2016-01-02',
  },
  smi: {
    title: 'Real Decreto 126/2026 (salario mínimo interprofesional)',
    path: 'buscar/act.php?id=BOE-A-2026-3815',
    from: '2026-01-01',
  },
  consumo: {
    title:
      'Ley General para la Defensa de los Consumidores y Usuarios (TRLGDCU, Real Decreto Legislativo 1/2007)',
    path: 'buscar/act.php?id=BOE-A-2007-20555',
    from: '2022-05-28',
  },
  clientela: {
    title: 'Ley 10/2025, de servicios de atención a la clientela',
    path: 'eli/es/l/2025/12/26/10',
    from: '2025-12-28',
  },
  adr: {
    title: 'Ley 7/2017, de resolución alternativa de litigios de consumo',
    path: 'buscar/act.php?id=BOE-A-2017-12659',
    from: '2017-11-05',
  },
  credito: {
    title: 'Ley 16/2011, de contratos de crédito al consumo (LCCC)',
    path: 'buscar/act.php?id=BOE-A-2011-10970',
    from: '2011-09-25',
  },
  hipoteca: {
    title: 'Ley 5/2019, de contratos de crédito inmobiliario (LCCI)',
    path: 'buscar/act.php?id=BOE-A-2019-3814',
    from: '2019-06-16',
  },
  buenaspracticas: {
    title: 'Real Decreto-ley (RDL) 6/2012, Código de Buenas Prácticas hipotecarias',
    path: 'eli/es/rdl/2012/03/09/6',
    from: '2012-03-11',
  },
  moratoria: {
    title: 'Ley 1/2013, de protección a los deudores hipotecarios',
    path: 'eli/es/l/2013/05/14/1',
    from: '2013-05-15',
  },
  usura: {
    title: 'Ley de represión de la usura de 1908',
    path: 'buscar/act.php?id=BOE-A-1908-5579',
    from: '1908-08-14',
  },
  datos: {
    title: 'Ley Orgánica 3/2018, de Protección de Datos (LOPDGDD)',
    path: 'buscar/act.php?id=BOE-A-2018-16673',
    from: '2018-12-07',
  },
  pagos: {
    title: 'Real Decreto-ley (RDL) 19/2018, de servicios de pago',
    path: 'buscar/act.php?id=BOE-A-2018-16036',
    from: '2018-11-25',
  },
  concursal: {
    title: 'Texto refundido de la Ley Concursal (TRLC, Real Decreto Legislativo 1/2020)',
    path: 'buscar/act.php?id=BOE-A-2020-4859',
    from: '2022-09-26',
  },
  penal: {
    title: 'Código Penal (CP, LO 10/1995)',
    path: 'buscar/act.php?id=BOE-A-1995-25444',
    from: '2015-07-01',
  },
  bono: {
    title: 'Real Decreto (RD) 897/2017, consumidor vulnerable y bono social',
    path: 'buscar/act.php?id=BOE-A-2017-11505',
    from: '2017-10-08',
  },
  telecos: {
    title: 'Real Decreto 899/2009, carta de derechos del usuario de comunicaciones electrónicas',
    path: 'buscar/act.php?id=BOE-A-2009-8961',
    from: '2009-05-31',
  },
  trafico: {
    title: 'Ley sobre Tráfico (TRLTSV, LSV, Real Decreto Legislativo 6/2015)',
    path: 'buscar/act.php?id=BOE-A-2015-11722',
    from: '2016-01-31',
  },
  lph: {
    title: 'Ley 49/1960, de Propiedad Horizontal (LPH)',
    path: 'buscar/act.php?id=BOE-A-1960-10906',
    from: '2022-06-15',
  },
  tributos: {
    title: 'Real Decreto 1065/2007 (gestión e inspección tributaria)',
    path: 'buscar/act.php?id=BOE-A-2007-15984',
    from: '2008-01-01',
  },
  lgt: {
    title: 'Ley 58/2003, General Tributaria (LGT)',
    path: 'buscar/act.php?id=BOE-A-2003-23186',
    from: '2021-07-11',
  },
  lpac: {
    title: 'Ley 39/2015, del Procedimiento Administrativo Común (LPACAP, LPAC)',
    path: 'buscar/act.php?id=BOE-A-2015-10565',
    from: '2016-10-02',
  },
  financiero: {
    title: 'Ley 44/2002, de medidas de reforma del sistema financiero',
    path: 'buscar/act.php?id=BOE-A-2002-22807',
    from: '2013-01-01',
  },
  seguro: {
    title: 'Ley 50/1980, de Contrato de Seguro (LCS)',
    path: 'buscar/act.php?id=BOE-A-1980-22501',
    from: '1981-04-17',
  },
  desempleo: {
    title: 'Real Decreto 625/1985, de protección por desempleo',
    path: 'eli/es/rd/1985/04/02/625',
    from: '1985-05-08',
  },
  morosidad: {
    title: 'Ley 3/2004, de lucha contra la morosidad en las operaciones comerciales',
    path: 'buscar/act.php?id=BOE-A-2004-21830',
    from: '2013-02-24',
  },
  autos: {
    title:
      'Ley sobre responsabilidad civil y seguro de vehículos (LRCSCVM, Real Decreto Legislativo 8/2004)',
    path: 'buscar/act.php?id=BOE-A-2004-18911',
    from: '2016-01-01',
  },
  luz: {
    title: 'Real Decreto 88/2026 (suministro de energía eléctrica)',
    path: 'buscar/act.php?id=BOE-A-2026-3212',
    from: '2026-02-12',
  },
  lecrim: {
    title: 'Ley de Enjuiciamiento Criminal (LECrim)',
    path: 'buscar/act.php?id=BOE-A-1882-6036',
    from: '2015-12-06',
  },
  bde: {
    title: 'Banco de España: Portal del Cliente Bancario',
    host: 'clientebancario.bde.es',
    path: 'pcb/es/',
    from: '2020-01-01',
  },
  incibe: {
    title: 'INCIBE: Tu Ayuda en Ciberseguridad (017)',
    host: 'www.incibe.es',
    path: 'linea-de-ayuda-en-ciberseguridad',
    from: '2020-02-01',
  },
  policia: { title: 'Policía Nacional', host: 'www.policia.es', path: '', from: '2020-01-01' },
  aeat: {
    title: 'Agencia Tributaria: sede electrónica',
    host: 'sede.agenciatributaria.gob.es',
    path: '',
    from: '2020-01-01',
  },
  vuelos: {
    title: 'Reglamento (CE) 261/2004 (derechos de los pasajeros aéreos)',
    host: 'eur-lex.europa.eu',
    path: 'eli/reg/2004/261/oj',
    from: '2005-02-17',
  },
  dgt: {
    title: 'Dirección General de Tráfico: multas',
    host: 'www.dgt.es',
    path: '',
    from: '2020-01-01',
  },
} as const satisfies Record<string, { title: string; path: string; from: PlainDate; host?: string }>

/** A provision of a law. `from` is a later day than that of the law as a whole. */
export function cite(law: keyof typeof LAWS, provision: string, from?: PlainDate): Authority {
  const row = LAWS[law]
  const host = 'host' in row ? row.host : 'www.boe.es'
  return {
    title: row.title,
    provision,
    url: `https://${host}/${row.path}`,
    inForceFrom: from ?? row.from,
  }
}
