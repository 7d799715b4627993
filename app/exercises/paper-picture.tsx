/** A picture on paper. */
export function PaperPicture({ address, alt }: { address: string; alt: string }) {
  if (address === "") return null;
  return <img src={address} alt={alt} className="max-h-[90mm] max-w-full object-contain object-left" />;
}
