/** The Spanish words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_ES: Words = {
  'it.ask.inps-back': {
    says: 'Vaya a una oficina de ayuda (patronato), es gratis. Tiene 90 días para recurrir. Si INPS pagó una pensión por error, una persona honesta a menudo no tiene que devolverla.',
  },
  'it.ask.benefit-refused': {
    says: 'Una oficina de ayuda (patronato) presenta gratis un recurso a INPS, en 90 días. Contra un no por invalidez civil se va al juzgado, en seis meses.',
  },
  'it.ask.single-allowance-age': {
    says: 'Hasta los 18 se cobra siempre. De 18 a 21 sigue si el hijo estudia, se forma, hace el servicio civil o está inscrito como parado. También sigue si trabaja con menos de 8.000 € al año. Para un hijo con discapacidad no hay límite de edad. Actualice la solicitud en el INPS cuando cumpla 18. Un patronato ayuda gratis.',
  },
  'it.ask.single-allowance-no-isee': {
    says: 'También la cobra sin ISEE, pero solo el mínimo: unos 58 € al mes por hijo menor en 2026, unos 30 € de 18 a 20 años. Con ISEE puede llegar a unos 204 €. Si presenta el ISEE (DSU) antes del 30 de junio, INPS recalcula desde marzo y paga el resto. Después cuenta desde ese mes. La DSU es gratis en un CAF o en la web de INPS.',
  },
}
