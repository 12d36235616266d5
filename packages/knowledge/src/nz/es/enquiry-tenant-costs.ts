/** Questions of tenants about damage that they caused and a second rise of the rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_COSTS_ES: Words = {
  'nz.ask.damage': {
    says: 'No todo. Por daños por descuido debe como mucho cuatro semanas de renta o la franquicia (excess) del seguro del casero, lo que sea menos, por cada hecho. La aseguradora no puede cobrarle el resto. Por desgaste, o sin descuido, no debe nada. Solo lo hecho a propósito, un delito grave o, desde diciembre de 2025, una mascota cuesta todo. Dígalo en el Tenancy Tribunal y pida ver la póliza: 0800 836 262.',
  },
  'nz.ask.rent-up-twice': {
    says: 'No. La renta solo puede subir una vez en 12 meses, desde la última subida o el inicio. Deben avisar por escrito con 60 días. Escriba que es demasiado pronto y siga pagando la renta anterior. Lo pagado de más puede reclamarse. Si insisten, acuda al Tenancy Tribunal: 0800 836 262. No pueden castigarle por ello.',
  },
}
