"""ECDH and ECDSA on P-256: numbers are 32 bytes, the highest first; a public key is x and y, a signature r and s."""

from ._library import call, is_supported, joined, room, same_length, split

__all__ = [
    *("ecdh", "ecdh_batch", "is_supported", "public_key", "public_keys"),
    *("sign", "sign_batch", "verify", "verify_batch"),
]


def public_key(secret_key):
    """The public key of a number from 1 to n - 1; None for others."""
    return public_keys([secret_key])[0]


def ecdh(secret_key, public_key):
    """x of secret key times public key; None where one of them is none."""
    return ecdh_batch([secret_key], [public_key])[0]


def sign(secret_key, digest):
    """The signature of a digest of 32 bytes, with the nonce of RFC 6979; None where the secret key is none."""
    return sign_batch([secret_key], [digest])[0]


def verify(signature, public_key, digest):
    """Whether a signature of a digest is right by a public key."""
    return verify_batch([signature], [public_key], [digest])[0]


def _results(name, length, *given):
    n = len(given[0]) // 32
    valid, out = room(n), room(length * n)
    call(name, valid, out, *given, n)
    return [result if is_valid == 1 else None for result, is_valid in zip(split(out, length), bytes(valid))]


def public_keys(secret_keys):
    """The public key of each."""
    return _results("fieldwright_p256_public_key_batch", 64, joined(secret_keys, 32))


def ecdh_batch(secret_keys, public_keys):
    """What each secret key and public key share."""
    same_length(secret_keys, public_keys)
    return _results("fieldwright_p256_ecdh_batch", 32, joined(secret_keys, 32), joined(public_keys, 64))


def sign_batch(secret_keys, digests):
    """The signature of each digest."""
    same_length(secret_keys, digests)
    return _results("fieldwright_p256_sign_batch", 64, joined(secret_keys, 32), joined(digests, 32))


def verify_batch(signatures, public_keys, digests):
    """Whether each is right, each by itself."""
    n = same_length(signatures, public_keys, digests)
    valid = room(n)
    given = joined(signatures, 64), joined(public_keys, 64), joined(digests, 32)
    call("fieldwright_p256_verify_batch", valid, *given, n)
    return [byte == 1 for byte in bytes(valid)]
